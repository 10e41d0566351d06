import type { Guides } from '../contract.js';

export const es: Guides = {
  'how-it-works': {
    title: 'Cómo funciona',
    lead: 'Alguien de tu mismo vuelo conoce el camino. Así os encontráis, y esto es lo que pasa el día del viaje.',
    sections: [
      {
        id: 'post',
        title: 'Publica el viaje',
        body: [
          'Di qué vuelo es, qué día y quién viaja: tú, tu madre, tu hijo. [Pide ayuda](/find/create) u [ofrécela](/offer/create). Son dos minutos y no hace falta cuenta: con el código de un correo, el anuncio es tuyo.',
          'Si ella cambia de avión, añade la escala. Una persona puede acompañarla hasta Fráncfort y otra desde allí.',
        ],
      },
      {
        id: 'find',
        title: 'Encontraos',
        body: [
          'La [búsqueda](/search) pone primero a quien mejor encaja y dice por qué: el mismo vuelo, el mismo día, un idioma que habláis los dos. Si todavía no hay nadie, te escribimos en cuanto aparezca alguien.',
          'Para volar juntos, lo pides con unas palabras. Nadie ve tu correo ni tu teléfono hasta que la otra persona dice que sí.',
        ],
      },
      {
        id: 'agree',
        title: 'Poneos de acuerdo',
        body: [
          'Un solo sí comparte los datos de contacto y crea el viaje. En su página acordáis dónde os encontráis, os escribís y rellenáis la tarjeta de cuidados: qué come, qué medicinas toma, a quién llamar. Solo vosotros dos podéis leerla.',
          'La familia recibe un enlace para seguir el viaje sin cuenta, y la tarjeta se puede imprimir en el idioma de ella para que la lleve consigo.',
        ],
      },
      {
        id: 'the-day',
        title: 'El día del viaje',
        body: [
          'El acompañante toca cada paso: encontrados, pasado el control, a bordo, en tierra, hecha la conexión, con la familia. La familia lo ve al momento. Una señal con cuatro cifras y un dibujo asegura que se encuentran las dos personas correctas.',
        ],
      },
      {
        id: 'after',
        title: 'Dad las gracias',
        body: [
          'Los dos dejáis estrellas y unas palabras. Aparecen a la vez, así nadie escribe pensando en lo que dirá el otro. La propina es un regalo: el 100 % llega a quien ayudó, y nosotros no cobramos nada.',
        ],
      },
      {
        id: 'verified',
        title: 'Qué significa «verificado»',
        body: [
          'Un teléfono verificado significa que alguien introdujo un código que enviamos a ese número. No dice nada del nombre, del billete ni del carácter. Lee las reseñas, hablad antes de volar y lee [nuestros consejos de seguridad](/safety).',
        ],
      },
    ],
  },
  safety: {
    title: 'Seguridad',
    lead: 'Casi todas las personas de aquí son amables. Estas reglas te protegen de las pocas que no lo son.',
    sections: [
      {
        id: 'before',
        title: 'Antes de encontraros',
        body: [
          [
            'Hablad primero, mejor por vídeo, con la persona que va a volar.',
            'Escribíos aquí. Te avisamos de los mensajes que parecen un fraude, y solo podemos ayudarte con lo que podemos ver.',
            'Pide el número de vuelo y compáralo con tu billete.',
            'Lee las reseñas y mira qué está verificado y qué no.',
            'Cuenta en casa con quién te encuentras, dónde y cuándo. El enlace de la familia lo hace por ti.',
          ],
        ],
      },
      {
        id: 'boarding-passes',
        title: 'Qué dice una tarjeta de embarque',
        body: [
          '«Mostró una tarjeta de embarque» significa: en torno a la salida, el propio dispositivo de alguien leyó el código de una tarjeta de embarque de este vuelo. Recibimos el vuelo, el día y los aeropuertos. Nunca vimos la tarjeta ni el nombre que lleva.',
          'Prueba poco. Una tarjeta se puede falsificar, copiar o anular, y no dice nada del carácter. Dos personas no pueden mostrar la misma tarjeta. Nadie aparece antes por ella, y nadie queda atrás sin ella.',
          'Nadie tiene que enviarte una imagen de su tarjeta de embarque. No envíes nunca la tuya: con el nombre y el código de reserva que lleva, un desconocido puede cambiar tu reserva.',
        ],
      },
      {
        id: 'at-the-airport',
        title: 'En el aeropuerto',
        body: [
          [
            'Encontraos en público: en la facturación, en la puerta de embarque, en un mostrador de información. Nunca en un coche, una habitación de hotel o una casa.',
            'Comparad la señal: las cuatro cifras y el dibujo tienen que ser los mismos en los dos teléfonos o en la tarjeta impresa.',
            'El pasaporte, la tarjeta de embarque, el dinero y las medicinas se quedan con quien viaja.',
            'Puedes decir que no en cualquier momento, también en el último.',
          ],
        ],
      },
      {
        id: 'never-carry',
        title: 'Lo que nunca debes llevar',
        body: [
          '**Nunca lleves nada para nadie** que no hayas metido tú en la maleta: ni bolsa, ni paquete, ni carta, ni medicinas, ni regalo, ni siquiera un minuto. Respondes de todo lo que se encuentre contigo.',
          'Quien te lo pide no es un viajero que necesita ayuda. Di que no, márchate y denúncialo.',
        ],
      },
      {
        id: 'money',
        title: 'Dinero',
        body: [
          [
            'La ayuda no cuesta nada. Nadie puede pedirte dinero antes, durante o después de un viaje.',
            'La propina la decides tú y se paga con tarjeta en este sitio. Nunca envíes dinero por transferencia, tarjeta regalo o servicio de envíos.',
            'Nunca te pedimos la contraseña ni el código, ni por correo, ni por teléfono, ni en un mensaje.',
          ],
        ],
      },
      {
        id: 'children',
        title: 'Niños y personas que necesitan cuidados',
        body: [
          'Un niño que vuela solo se reserva en la aerolínea como menor no acompañado: un acompañante hace compañía, no sustituye ese servicio. Lo mismo vale para la silla de ruedas y la atención médica: resérvalas en la aerolínea, gratis en la mayoría de los países, al menos dos días antes.',
        ],
      },
      {
        id: 'emergency',
        title: 'Cuando algo va mal',
        body: [
          [
            'Si hay peligro, llama al número de emergencias del país: 112 en Europa y la India, 911 en Norteamérica, 999 en el Reino Unido, 110 en China e Irán.',
            'En el aeropuerto, habla con la policía, con el personal de tu aerolínea o con un mostrador de información.',
            'Denuncia a la persona en su página, en un mensaje o en una reseña. Solo lo ve nuestro equipo, y al mismo tiempo puedes bloquearla.',
            '{contact}',
          ],
        ],
      },
    ],
  },
  help: {
    title: 'Ayuda',
    lead: 'Preguntas que nos hacen, con respuestas cortas.',
    sections: [
      {
        id: 'account',
        title: '¿Necesito una cuenta?',
        body: [
          'No para mirar, ni para publicar un anuncio. Al entrar por primera vez se crea tu cuenta: escribe tu correo e introduce el código que te enviamos. No hay contraseña.',
        ],
      },
      {
        id: 'no-code',
        title: 'El código no llega',
        body: [
          'Puede tardar un minuto. Mira en el correo no deseado, comprueba la dirección y pide otro código. Los códigos valen 10 minutos, y solo cuenta el último.',
        ],
      },
      {
        id: 'cost',
        title: '¿Cuánto cuesta?',
        body: [
          'Nada. La ayuda se da gratis. Quien quiera puede dejar una propina, y el 100 % llega a quien ayudó.',
        ],
      },
      {
        id: 'nobody-found',
        title: 'Nadie vuela cuando ella',
        body: [
          'Publica la petición de todos modos: te escribimos cuando aparezca alguien. Permite un día más o menos si puedes mover las fechas, y añade las escalas: mejor compañía en una parte del camino que en ninguna.',
        ],
      },
      {
        id: 'someone-else',
        title: 'Publico por mi madre. ¿Necesita un teléfono?',
        body: [
          'No. Tú publicas, acuerdas y escribes. Ella lleva la tarjeta de cuidados impresa, que dice en sus idiomas y en los de los aeropuertos quién es, adónde va y a quién llamar.',
        ],
      },
      {
        id: 'contact-details',
        title: '¿Quién ve mi correo y mi teléfono?',
        body: [
          'Nadie, hasta que dices que sí a quien te lo pide, o preguntas a alguien que comparte su contacto al momento. Puedes dejar de compartirlo cuando quieras.',
        ],
      },
      {
        id: 'change',
        title: 'El vuelo ha cambiado, o no puedo volar',
        body: [
          'Cambia el anuncio en [tu perfil](/profile), o cancela en la página del viaje, en [Mis viajes](/trips). La otra persona lo sabe al momento, y tu anuncio se puede volver a encontrar.',
        ],
      },
      {
        id: 'missed',
        title: 'Hemos perdido la conexión',
        body: [
          'Toca «Hemos perdido la conexión» en la página del día. La familia y el acompañante reciben un aviso, la tarjeta se abre por lo que hay que hacer y ves quién vuela después por la misma ruta. La aerolínea tiene que daros plaza en su siguiente vuelo.',
        ],
      },
      {
        id: 'tip-held',
        title: 'Mi propina está guardada. ¿Por qué?',
        body: [
          'Quien la recibe tiene que decir primero adónde enviarla, o falta terminar una comprobación. Espera hasta 180 días y vuelve a ti si no se puede pagar.',
        ],
      },
      {
        id: 'review',
        title: 'No veo mi reseña',
        body: [
          'Las reseñas de un viaje aparecen juntas: cuando los dos han escrito, o a las dos semanas. Cada parte puede responder una vez.',
        ],
      },
      {
        id: 'mails',
        title: 'Demasiados correos',
        body: [
          'Al final de cada correo hay un enlace que detiene los de su clase con un toque. Todos están en [tu perfil](/profile), en las notificaciones.',
        ],
      },
      {
        id: 'delete',
        title: '¿Cómo elimino mi cuenta?',
        body: [
          'En [tu perfil](/profile), en tus datos. Allí también puedes descargar todo lo que tenemos sobre ti.',
        ],
      },
      {
        id: 'more',
        title: '¿No está tu pregunta?',
        body: ['{contact}'],
      },
    ],
  },
};
