import { productName } from '../../../../product/contract.js';
import type { LegalText } from '../../contract.js';

export const es: LegalText = {
  title: 'Condiciones de uso',
  updated: '2026-11-20',
  lead: 'Ayudamos a los viajeros a encontrarse. Lo que pasa entre ellos es cosa suya. Estas son las reglas, en palabras sencillas.',
  sections: [
    {
      id: 'acceptance',
      title: 'Aceptación de estas condiciones',
      body: [
        `Al usar ${productName}, tanto si solo miras como si publicas un anuncio o inicias sesión, aceptas estas condiciones y nuestra [Política de privacidad](/privacy-policy). Si no estás de acuerdo, no uses el sitio. Debes tener al menos 18 años, o usarlo junto con tu padre, tu madre o tu tutor.`,
      ],
    },
    {
      id: 'what-we-do',
      title: 'Qué hacemos y qué no',
      body: [
        `${productName} es un tablón de anuncios para quienes viajan en avión. Quien ofrece ayuda publica adónde vuela; quien la busca publica dónde la necesita. Mostramos estos anuncios, damos los datos de contacto a quien los pide, transmitimos mensajes y tramitamos propinas voluntarias.`,
        'No somos una aerolínea, ni una agencia de viajes, ni un empleador, ni un cuidador, ni parte de nada de lo que acuerden dos viajeros. No comprobamos la identidad, los billetes, los visados, la salud ni la formación de nadie. «Verificado» significa únicamente que alguien introdujo un código que enviamos a su teléfono.',
      ],
    },
    {
      id: 'disclaimer',
      title: 'Exención de responsabilidad',
      body: [
        'Todo trato entre usuarios es por cuenta y riesgo de ellos. Tú decides a quién escribes, con quién te encuentras y viajas, y a quién confías un familiar, una maleta o un documento. No respondemos de lo que los usuarios digan, hagan o dejen de hacer, ni de vuelos perdidos, pérdidas, lesiones o daños, ni de ningún conflicto entre usuarios, antes, durante o después de un viaje.',
      ],
    },
    {
      id: 'no-warranties',
      title: 'Sin garantías',
      body: [
        'El sitio se ofrece tal como es y según esté disponible. No prometemos que funcione siempre, que no tenga errores, que un anuncio diga la verdad ni que encuentres compañía. En la medida en que la ley lo permite, no damos garantías de ningún tipo, ni expresas ni implícitas.',
      ],
    },
    {
      id: 'your-responsibility',
      title: 'Tu responsabilidad',
      body: [
        'Respondes de lo que publicas y de lo que haces. Te comprometes a:',
        [
          'decir la verdad sobre ti, tu vuelo y lo que puedes o necesitas hacer;',
          'no enviar spam, publicidad ni el mismo mensaje a muchas personas;',
          'no acosar, amenazar, engañar, discriminar ni poner en peligro a nadie;',
          'no hacer ni pedir nada ilegal, y no llevar nunca objetos cuyo contenido no hayas visto;',
          'no hacerte pasar por otra persona, y no usar un contacto para nada que no sea el viaje;',
          'no recopilar en el sitio datos de otras personas, ni sobrecargarlo, ni intentar saltarte sus límites.',
        ],
        'Puedes bloquear o denunciar a cualquiera. Podemos retirar contenido y cerrar cuentas que incumplan estas reglas y, en casos graves, sin previo aviso.',
      ],
    },
    {
      id: 'tips',
      title: 'Propinas',
      body: [
        'La ayuda se da libremente y nadie tiene que dejar propina. Una propina es un regalo de un usuario a otro, no un precio: el 100 % llega al acompañante, y no cobramos ninguna comisión. De las tarjetas se encarga nuestro proveedor de pagos; nosotros nunca vemos el número de la tarjeta. No devolvemos una propina ya pagada, salvo que la ley lo exija o que se haya cobrado por error.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnización',
      body: [
        'Si alguien nos reclama algo por lo que publicaste, hiciste en el sitio o hiciste a otro usuario, o porque incumpliste estas condiciones o la ley, te comprometes a cubrir nuestras pérdidas y costes, incluidos unos honorarios razonables de abogados.',
      ],
    },
    {
      id: 'limitation',
      title: 'Límite de responsabilidad',
      body: [
        `En la medida en que la ley lo permite, ni nosotros, ni nuestros propietarios, ni quienes trabajan en ${productName} respondemos de daños indirectos, incidentales o consecuentes, ni de la pérdida de beneficios, datos u oportunidades, que resulten de usar el sitio o de no poder usarlo. Donde la responsabilidad no se puede excluir, se limita a 100 dólares estadounidenses. Nada de lo aquí dicho limita una responsabilidad que la ley no permite limitar.`,
      ],
    },
    {
      id: 'owner-assets',
      title: 'El patrimonio de los propietarios está protegido',
      body: [
        `Las reclamaciones que surjan del sitio solo pueden dirigirse contra lo que pertenece al sitio. El patrimonio personal de sus propietarios, de sus familias, del personal y de los voluntarios no responde de ninguna de esas reclamaciones, y te comprometes a no pretenderlo. El nombre, el diseño y el software de ${productName} siguen siendo nuestros; lo que escribes sigue siendo tuyo, y nos permites mostrarlo en el sitio mientras esté publicado.`,
      ],
    },
    {
      id: 'credits',
      title: 'Créditos',
      body: [
        'Datos de aeropuertos: [airport-data-js](https://github.com/aashishvanand/airport-data-js), de Aashish Vivekanand, con licencia [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/); seleccionados, corregidos y completados con ciudades por nosotros.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      body: [
        'Podemos cambiar el sitio y estas condiciones en cualquier momento y sin previo aviso. La fecha de arriba dice cuándo cambiaron por última vez. Quien siga usando el sitio después acepta las nuevas condiciones.',
      ],
    },
    {
      id: 'contact',
      title: 'Contacto',
      body: ['¿Preguntas sobre estas condiciones? {contact}'],
    },
  ],
};
