// What web/js/sw.js finds: what a service worker has, and web/js/zstd.js, which the build writes into it.

declare const decoder: typeof import("../../web/js/zstd.js").decoder;
declare const unzstd: typeof import("../../web/js/zstd.js").unzstd;

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
