### Lo que ha fallado, y por qué algo no se puede elegir.

## Respuestas rechazadas

error-too_many_goods = { $most ->
        [one] Como mucho puede pagar { $most } mercancía. Has elegido { $count }.
       *[other] Como mucho pueden pagar { $most } mercancías. Has elegido { $count }.
    }

## Por qué algo no se puede elegir

why-taken = { $me ->
        [yes] Ya lo tomaste en esta ronda.
       *[no] Ya lo tomó en esta ronda { $name }.
    }
why-city-only = Elige uno de tus edificios.
why-not-sold = Su mercancía no se ha vendido ahora.
why-cost = Demasiado caro: { $the } cuesta { $cost }, y solo es gratis lo que cuesta { $limit } o menos.
why-owned = Ya tienes { $a }. Solo puedes tener uno.
why-price = Demasiado caro: { $the } cuesta ahora { $price }, y tienes { $have } para pagar.
why-building = Es la carta que estás construyendo.
why-hand-only = Elige cartas de tu mano.
why-goods-only = Elige mercancías de tu ciudad.
why-factories-only = Elige edificios de producción vacíos.
why-no-good = No tiene ninguna mercancía encima.
why-has-good = Ya tiene una mercancía encima.
why-no-good-made = Este edificio no produce mercancías.
why-fixed = Una Grúa no se puede cubrir.
why-same = Un edificio no se puede cubrir con otro del mismo nombre.
