import { each, list, type RiskRules } from '../risk-rules.js';

export const es: RiskRules = {
  parcels: {
    phrases: [
      'paquete*',
      'encomienda*',
      'llevar _ mi maleta*',
      'llevar algo para',
      'mensajería',
      ...list(
        'espacio en tu maleta, hueco en tu maleta, espacio en su maleta, kilos libres, sobre cerrado, un paquetito, paquetito*, un sobrecito, equipaje gratis, maleta gratis, algo para mi, algo para un, kilos de sobra, espacio de sobra',
      ),
    ],
    found: ['¿Puedes llevar un paquete para mi tío?', 'Es solo una encomienda pequeña'],
    fine: ['Mi madre lleva dos maletas propias.'],
  },
  money: {
    phrases: [
      'envíame _ dinero',
      'enviar _ dinero',
      'mándame _ dinero',
      'mandar _ dinero',
      'págame',
      'pagar por adelantado',
      'por adelantado',
      'transferencia',
      'cuenta bancaria',
      'tarjeta* de regalo',
      'bizum',
      'criptomoneda*',
      'un depósito',
      ...list(
        'propina primero, propina antes, dame la propina, tarjeta* _ itunes, tarjeta* _ google play, tarjeta* _ amazon, tarjeta* _ steam, western union, dinero por adelantado, paga primero, pagas primero, pago primero, envía # euros, envíame # euros, propina por adelantado, la propina antes, la mitad ahora, la mitad antes, pago por adelantado, págueme, págame, pagar antes, tarjetas regalo, tarjeta regalo, bitcoin, paypal, google play, itunes, tarjetas de, depósito de, vale*  de regalo',
      ),
    ],
    found: ['Envíame el dinero antes del vuelo', 'Hay que pagar por adelantado', 'Haz una transferencia'],
    fine: ['Gracias, te invito a un café al llegar.'],
  },
  documents: {
    phrases: [
      'foto de _ pasaporte',
      'copia de _ pasaporte',
      'número de _ pasaporte',
      'número de _ tarjeta',
      'tarjeta de crédito',
      'foto de _ dni',
      'código de verificación',
      ...list(
        'verifica tu _ cuenta, verifique su _ cuenta, confirma tu _ cuenta, confirme su _ cuenta, confirma tu identidad, confirme su identidad, actualiza tu _ cuenta, actualice su _ cuenta, cuenta _ bloqueada, cuenta _ suspendida, tu contraseña, su contraseña, pago _ retenido, código que recibiste, código sms, código de seguridad, inicia sesión aquí, confirma tus datos, confirme sus datos, verifica tu tarjeta, verifique su tarjeta, tu perfil será, código de seis, código que te llegó, tu pin, contraseña, haz clic, haga clic, enlace siguiente, actividad inusual, tu cuenta necesita, su cuenta necesita',
      ),
    ],
    found: ['Mándame una foto de tu pasaporte', 'Dime el número de la tarjeta'],
    fine: ['No olvides tu pasaporte.'],
  },
  elsewhere: {
    phrases: [
      'escríbeme a',
      'escríbeme al',
      'escríbeme por',
      'mi número es',
      'fuera de esta página',
      'otro chat',
      ...list(
        'en mi hotel, a mi hotel, mi habitación, a mi apartamento, en mi apartamento, ven a mi casa, mi telegram, mi insta*, mi correo es, fuera de la página, fuera de la plataforma, otra aplicación, mi casa esta noche, en mi casa, por insta*, mi piso, a mi piso, mi wasap, por wasap, guasap, por telegram, dame tu número, deme su número, pásame tu número, tu whatsapp',
      ),
    ],
    found: ['Escríbeme por WhatsApp', 'Mi número es nuevo'],
    fine: ['Te llamo al aterrizar.'],
  },
  hasArticles: true,
  carrying: {
    goods: list(
      'paquete*, sobre cerrado, un sobre, sobre con, sobre para, regalo*, caja*, cajita*, dulces, turrón, kilo de, kilos de, # kilos, # kg, efectivo, dinero, joya*, oro, reloj*, portátil*, ordenador, iphone*, móviles, un móvil, un teléfono, celular*, electrónic*, cigarrillos, tabaco, perfume*, medicina*, medicamento*, medicación, pastillas, polvo, muestras, repuestos, cosas, una cosa, algo, encargo, sobre, cajas, encargo*, oro, dinerito, botella*, ropa, zapatos, vestido*, frasco*, botella*, queso*, jamón, chorizo, vitamina*, crema*, juguete*, libros para, documentos para, papeles para, chocolate*, café para, llaves, piezas',
    ),
    bags: list('maleta*, bolsa*, bolso*, equipaje, mochila*, maletín*, bolsita*, maletita*, bulto*'),
    carry: list(
      'llevar, llevas, lleva, lleve, llevarías, llevarme, llevarle, llevarnos, llevarte, llevarlo, traer, traes, trae, traerme, traigas, lleves, transportar, entregar, entregues, entrega, facturar, factura, facturas, pasar, meter, guardar, entregas, entregar, lleven, llévame, llévale, llevarla, llévate, traigo, mandar, enviar, mande, pase, meta, mete, llevas, llevaríais, traerías, traerme, aceptar',
    ),
    handOver: list(
      'te da, te dará, le dará, te entrega*, le entrega*, te lo da*, se lo da*, te la da*, se la da*, lo recoge*, la recoge*, los recoge*, lo recogerá, te darán, dáselo, dársela, dárselo, entregárselo, te daré, te doy, le doy, le daré, te espera con, le espera con, solo la entregas, solo lo entregas, la entregas, lo entregas, te lo entrega, lo recibe, la recibe, te dan, le dan, viene a recoger*, va a recoger*, te entrego, le entrego, te la recibe, te lo recibe, se la das, se lo das, lo recibirá, la recibirá, te doy',
    ),
    ask: list(
      'puedes, puede, podrías, podría, podrás, quieres, por favor, necesito que, necesitamos que, necesito alguien, busco alguien, busco a alguien, alguien que, te importa, te importaría, le importaría, es posible, si llevas, si puedes, si facturas, favor, me haces, hazme, llevarías, traerías, podríais, aceptas, me llevas, me traes',
    ),
    recipients: [
      ...each(
        list('para mi, para un, para una, a mi, de mi, para nuestro, para nuestra, para mis, de un, a un'),
        list(
          'prim*, herman*, tío*, tía*, amig*, sobrin*, famili*, hijo*, hija*, nieto*, nieta*, vecin*, cliente*, jefe, socio*, negocio, tienda, novi*, espos*, cuñad*, pariente*',
        ),
      ),
      ...list(
        'para mí, para nosotros, para alguien, a alguien, para él, para ellos, para unos amigos, para mi abuela en, para mi madre en, de un amigo',
      ),
    ],
    indefinite: list('un, una, unos, unas, otra, otro, mi, mis, alguna, algún'),
    counts: list('#, dos, tres, cuatro, varias'),
    own: list('su, sus, tu, tus, propia*, propio*, del viajero'),
    extra: list('otra, otro, extra, adicional*, más'),
    subjects: list('yo, ella, él, madre, mamá, padre, papá, abuela, abuelo, aerolínea, que ella'),
    pay: list(
      '$ #, # $, # euro*, # dólar*, # usd, # eur, # pesos, te pago, te pagamos, le pago, te pagaré, le pagaré, pagamos, recompensa, pagaré, pagarte, pagarle, te pagaría, te daría # , te doy # , le doy # , # dólares, dinero fácil, gana, ganar',
    ),
    help: list('ayud*, echar una mano'),
    harmless: list(
      'contigo, con ella, consigo, para el taxi, por si, no olvid*, recuérd*, recordar*, al mediodía, al día, cada día, cuesta, cuestan, cobra*, tarifa*, aerolínea, por el aeropuerto, hasta la puerta, control, escaleras, cinta, carrito, foto, asiento, silla, manta, mensaje, agua, vaso, taxi, paseo, tren',
    ),
  },
};
