import { productName } from '../../../../product/contract.js';
import type { LegalText } from '../../contract.js';

export const es: LegalText = {
  title: 'Política de privacidad',
  updated: '2026-11-28',
  lead: 'Guardamos lo necesario para que dos viajeros se encuentren, lo mostramos a las menos personas posibles y no vendemos nada de ello.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'Qué recogemos',
      body: [
        [
          '**Quién eres:** tu nombre o nombre de usuario y, si quieres, una foto, tus idiomas y unas palabras sobre ti.',
          '**Cómo contactarte:** tu dirección de correo y, si lo añades, tu número de teléfono.',
          '**Tus vuelos:** los aeropuertos, fechas, horas y números de vuelo que pones en un anuncio.',
          '**Tus preferencias de viaje:** qué ofreces o necesitas, y si das o aceptas propinas.',
          '**Lo que haces aquí:** tus mensajes, reseñas y propinas, y de quién pediste los datos de contacto.',
          '**Datos técnicos:** tu dirección IP y qué tipo de navegador y de dispositivo usas.',
        ],
      ],
    },
    {
      id: 'what-for',
      title: 'Para qué lo usamos',
      body: [
        [
          'para poner en contacto a viajeros que pueden ayudarse;',
          'para mostrar los anuncios a quien los busca;',
          'para enviar códigos con los que inicias sesión o verificas tu teléfono, y novedades sobre tus mensajes y anuncios;',
          'para tramitar propinas, si las das o las recibes;',
          'para impedir el spam, el fraude y otros abusos, y para que el sitio siga funcionando.',
        ],
        'Para nada más. No mostramos publicidad y no elaboramos perfiles de personas.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Quién lo ve',
      body: [
        'Los anuncios, los nombres de usuario, las fotos, los idiomas y las reseñas son públicos. Si has bloqueado o denunciado a alguien, solo los miembros ven tus números de vuelo y tus horas. Tu correo y tu teléfono no son públicos: se muestran únicamente a un usuario con sesión iniciada que expresa su interés pidiendo el contacto, y te avisamos cuando alguien lo hace. Los mensajes los ven las dos personas de la conversación, y nosotros solo cuando una de ellas denuncia a la otra, o cuando las primeras palabras a un desconocido tratan de paquetes, dinero, documentos o de seguir en otro lugar; queda registrada cada vez que alguien de nuestro equipo abre una conversación.',
        'No vendemos datos personales a terceros ni se los damos para sus propios fines. Los entregamos a las autoridades solo cuando la ley nos obliga.',
      ],
    },
    {
      id: 'providers',
      title: 'Quién trabaja para nosotros',
      body: [
        'Parte del trabajo lo hacen otros, que reciben solo lo que necesitan para ello y no pueden usarlo para nada más:',
        [
          'Stripe tramita las propinas y las paga. Los números de tarjeta van solo a Stripe.',
          'Stripe compara un documento de identidad con un selfi, si empiezas esa comprobación. Los dos van solo a Stripe y nunca nos llegan; hacemos que los borre justo después de la decisión, lo que puede llevar cuatro días.',
          'Twilio entrega los SMS: tu número de teléfono y el texto.',
          'Nuestro proveedor de correo entrega los correos: tu dirección y el correo.',
          'Google reCAPTCHA distingue a las personas de los programas cuando inicias sesión o publicas un anuncio. Mira tu dirección IP y cómo se comporta tu navegador. Google lo hace para nosotros y según nuestras instrucciones.',
          'Google Analytics recibe nuestros recuentos anónimos de páginas y botones, si lo aceptaste.',
          'Un servicio de traducción recibe el texto de un anuncio, de una reseña, de una nota de la tarjeta de cuidados o de un mensaje dirigido a ti cuando pulsas Traducir debajo. Mientras traduces una conversación, recibe además los mensajes nuevos que te llegan allí y lo que estás escribiendo. No recibe nada más. Lo que tú escribes le llega del mismo modo cuando lo pide un lector.',
          'El servicio de envío de tu navegador, como el de Google, Apple, Mozilla o Microsoft, lleva las notificaciones a los dispositivos en los que las activaste. Van cifradas para tu dispositivo, así que no puede leerlas.',
        ],
      ],
      inDemo:
        'Este es un sitio de demostración: el propio sitio hace de los proveedores que no están activados, y lo que se les enviaría se queda en este servidor, donde cualquier visitante de la demostración puede verlo en el sandbox.',
    },
    {
      id: 'cookies',
      title: 'Cookies y recuento de visitas',
      body: [
        'Usamos tres cookies para el inicio de sesión, que ningún script puede leer: una mientras introduces un código, otra que mantiene tu sesión abierta y otra por la que tu cuenta reconoce este dispositivo, para poder avisarte por correo si alguien entra desde otro; desaparece 400 días después de tu último inicio de sesión. Una cuarta recuerda el tema, si eliges uno. Una quinta guarda la zona horaria de tu dispositivo mientras tienes la sesión abierta, para que tus páginas lleguen con las horas de tu reloj. Mientras se prueba una nueva versión de una página con algunos visitantes, una sexta guarda un número aleatorio, para que veas siempre la misma versión; desaparece a los 30 días. Una séptima recuerda el idioma, si eliges uno; desaparece al cabo de un año. Tu respuesta sobre el recuento de visitas se queda en tu propio navegador.',
        'Mientras tengas un viaje, tu dispositivo guarda el viaje, su tarjeta de cuidados y los últimos mensajes con la otra persona, para que se abran sin red, y lo que escribas entonces hasta que se envíe. También recuerda cuándo te preguntó por última vez por las notificaciones. Al cerrar la sesión se borra todo salvo eso; un viaje desaparece 48 horas después del vuelo, y una conversación a los tres días.',
        'Si lo aceptas, contamos qué páginas se abren y qué botones se usan. Lo que contamos no contiene ningún nombre, dirección ni mensaje. Tu sí guarda un número aleatorio en tu navegador, para que dos visitas cuenten como un solo visitante; un no lo borra. Donde hace falta tu consentimiento, no se envía nada antes de que lo des. Donde no hace falta, y mientras no digas que sí, cada página que cargas recibe un número nuevo que no se guarda.',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo lo guardamos',
      body: [
        [
          'Los códigos valen 10 minutos y una sola vez.',
          'Una sesión termina tras 14 días sin visitas y, en todo caso, a los 30 días.',
          'Durante 30 días después de un inicio de sesión guardamos una huella de la red desde la que se hizo, y durante 400 días una del dispositivo; nadie puede leer en ellas una dirección. Si una cuenta nueva comparte una de ellas con alguien a quien bloqueaste, te avisamos antes de que des tu contacto.',
          'Un anuncio publicado sin iniciar sesión y que nadie confirmó como suyo desaparece a las 72 horas.',
          'Las traducciones se guardan 30 días, selladas de modo que solo pueden leerse mientras el propio texto está aquí.',
          'Las noticias que te dimos permanecen 90 días en tu lista de notificaciones.',
          'Durante 7 días después de cambiar tu dirección de correo guardamos la anterior, para que su buzón pueda deshacer el cambio.',
          'Los anuncios y las personas que guardas solo los ves tú, y permanecen hasta que los quites.',
          'Una tarjeta de embarque se lee en tu propio dispositivo, y su imagen nunca nos llega. Cuando muestras una, recibimos su vuelo, su día y sus aeropuertos, y una huella del asiento y del número de facturación. Los guardamos hasta que retires la tarjeta, y como máximo hasta 30 días después del vuelo. Quien puede ver tu anuncio o tu viaje ve el vuelo y el día.',
          'Quien tenga la dirección de tu calendario puede leer allí tus viajes, hasta que renueves la dirección o la detengas.',
          'De la comprobación de tu documento guardamos el día, el resultado con su motivo, si tienes 18 años o más y si el nombre de pila coincide; del documento, nada. Una comprobación sin éxito desaparece al cabo de un año, y el resto con tu cuenta. El día es público.',
          'Tu cuenta y lo que le pertenece se quedan hasta que la elimines.',
          'Los mensajes que enviaste siguen con quien los recibió después de que elimines tu cuenta, de parte de un «Antiguo miembro».',
          'Durante 180 días después de que elimines tu cuenta guardamos una huella de tu correo, de tu teléfono verificado, de las tarjetas con las que pagaste propinas y, si alguien te bloqueó, de tus dispositivos; nadie puede leer en ellas esos datos. Con ellas guardamos quién bloqueó a quién, quién se había encontrado con quién, lo que nuestro equipo decidió sobre ti y sus notas. Así nadie elude un bloqueo o un límite empezando de nuevo. La ruta y los días de un anuncio que nuestro equipo ocultó se quedan con nosotros hasta unos días después del viaje, para que no se vuelva a publicar.',
          'Si nos dijiste que no escribiéramos nunca más a tu dirección, guardamos una huella de ella hasta que lo permitas, para que tu deseo se respete.',
          'Durante 400 días guardamos una huella de la propia eliminación, aparte de todos los demás datos, para eliminar de nuevo tu cuenta si alguna vez tenemos que restaurar una copia de seguridad.',
          'Cuando alguien denuncia a una persona, guardamos con la denuncia una copia sellada de lo denunciado: el perfil, el anuncio y los mensajes entre los dos. Se queda después de que se elimine la cuenta.',
          'Cuando nuestras reglas encuentran primeras palabras a un desconocido que tratan de paquetes, dinero, documentos o de seguir en otro lugar, un nombre que se puede confundir con el nuestro o una cuenta nueva que contacta con muchas personas, nuestro equipo lo revisa con una copia sellada. Guardamos lo que encontraron 180 días después de la revisión.',
          'Lo que nuestro equipo decide sobre una denuncia, y lo que abre para ello, se escribe en un registro que no se puede cambiar.',
          'Los registros de pagos y las notas sobre abusos se quedan mientras los necesite la ley o la seguridad de otros.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'Tus derechos',
      body: [
        'La mayoría los puedes ejercer por tu cuenta, al momento, en [tu perfil](/profile):',
        [
          'ver y corregir lo que sabemos de ti;',
          'descargarlo todo en un archivo;',
          'ver dónde tienes la sesión abierta y cerrar cualquiera de esas sesiones;',
          'elegir qué correos recibes, y detener los que otros pueden hacer que te lleguen, con el enlace que hay en cada uno;',
          'eliminar tu cuenta y, con ella, tu perfil, tus anuncios y tus datos de contacto.',
        ],
        'También puedes oponerte a cómo usamos tus datos, retirar un consentimiento o reclamar ante la autoridad de protección de datos del lugar donde vives.',
      ],
    },
    {
      id: 'security',
      title: 'Cómo lo protegemos',
      body: [
        'Las conexiones van cifradas; los códigos y los tokens de inicio de sesión se guardan solo como huellas; toda entrada al sitio tiene límites para que nadie pruebe hasta acertar. Aun así, ningún sitio web puede garantizar una seguridad absoluta, y nosotros tampoco. Si ocurre algo que te afecte, te lo diremos.',
      ],
    },
    {
      id: 'children',
      title: 'Menores',
      body: [
        `${productName} es para adultos. El padre, la madre o el tutor puede publicar un anuncio para un menor que viaja, y no debe poner en él más sobre el menor que lo que un acompañante necesita saber.`,
      ],
    },
    {
      id: 'contact',
      title: 'Cambios y contacto',
      body: [
        'Cuando cambia esta política, cambia con ella la fecha de arriba. Consulta también nuestras [Condiciones de uso](/terms-of-use). ¿Preguntas, o una petición sobre tus datos? {contact}',
      ],
    },
  ],
};
