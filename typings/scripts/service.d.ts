// What web/js/sw.js finds: what a service worker has, and web/runtime/zstd.js, which the build writes into it.

declare const decoder: typeof import("../../web/runtime/zstd.js").decoder;
declare const unzstd: typeof import("../../web/runtime/zstd.js").unzstd;

declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
  type: K,
  listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
): void;

interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: object[]): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
}
