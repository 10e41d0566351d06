import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'This listing is gone': 'Este anuncio ya no existe',
  'This listing is closed, or its trip is over': 'Este anuncio está cerrado o su viaje ha terminado',
  'You need not wait: this listing is confirmed, and you can ask for the contact':
    'No hace falta esperar: este anuncio está confirmado y puedes pedir el contacto',
  'This is not a listing of yours': 'Este anuncio no es tuyo',
  'This alert was not found': 'No hemos encontrado este aviso',
  'You have {n} alerts, which is as many as there can be.': 'Tienes {n} avisos, que es el máximo.',
  'You are logged in with another email.': 'Has iniciado sesión con otro correo.',
  'Use that one, or log out.': 'Usa ese o cierra sesión.',
  'This code was used already': 'Este código ya se ha usado',
  'Please stop one first.': 'Desactiva uno primero.',
  'This is before it takes off.': 'Esto es antes de que despegue.',
  'Times are those of each airport.': 'Las horas son las de cada aeropuerto.',
  'This is more than {n} days after take-off': 'Esto es más de {n} días después del despegue',
  'This trip is over.': 'Este viaje ha terminado.',
  'Post it again with new days.': 'Publícalo de nuevo con otros días.',
  'This listing is out of sight until our team has looked at it':
    'Este anuncio está oculto hasta que nuestro equipo lo haya revisado',
  'Our team took this trip of yours out of sight, so it cannot be posted again.':
    'Nuestro equipo ha ocultado este viaje tuyo, así que no se puede volver a publicar.',
  'Our mail about it says why, and how to ask us to look again.':
    'Nuestro correo sobre ello explica por qué y cómo pedirnos que lo revisemos.',
  'A listing of yours for this trip is out of sight until our team has looked at it.':
    'Un anuncio tuyo de este viaje está oculto hasta que nuestro equipo lo haya revisado.',
  'Please wait for that.': 'Espera a que lo haga.',
  'Only travelers who seek help offer tips': 'Solo los viajeros que buscan ayuda ofrecen propinas',
  'Only helpers accept tips': 'Solo los acompañantes aceptan propinas',
  'Only a request can be for someone else': 'Solo una petición puede ser para otra persona',
  'We know no airport {code}.': 'No conocemos ningún aeropuerto {code}.',
  'Choose one from the list.': 'Elige uno de la lista.',
  'Leg {leg} starts before leg {before} is over':
    'El tramo {leg} empieza antes de que termine el tramo {before}',
  'You have {n} live listings, which is as many as there can be.':
    'Tienes {n} anuncios activos, que es el máximo.',
  'Please close one first.': 'Cierra uno primero.',
  'Or log in: members have a limit of their own.': 'O inicia sesión: los miembros tienen su propio límite.',
  "Verification Failed: We couldn't verify you're not a robot.":
    'La verificación ha fallado: no hemos podido comprobar que no eres un robot.',
  'You have posted this text twice already.': 'Ya has publicado este texto dos veces.',
  'Please say what is new about this trip.': 'Di qué hay de nuevo en este viaje.',
  'A trip can be at most {n} years ahead': 'Un viaje puede ser como máximo dentro de {n} años',
  'We know no such route': 'No conocemos esa ruta',
  'There is no such part': 'Esa parte no existe',
  'This is not where a page of results starts': 'Aquí no empieza ninguna página de resultados',
  'Too many pictures are being drawn': 'Se están dibujando demasiadas imágenes',
  'Timetables do not reach that far yet': 'Los horarios todavía no llegan tan lejos',
  'There are no times to use.': 'No hay horarios que usar.',
  'Change your trip instead.': 'Cambia tu viaje.',
  'Flights cannot be looked up right now.': 'Ahora mismo no podemos consultar los vuelos.',
  'Please type your trip.': 'Escribe tu viaje.',
  'This is you': 'Esta persona eres tú',
  'You keep {n} listings and people, which is as many as there can be.':
    'Guardas {n} anuncios y personas, que es el máximo.',
  'Please remove one first.': 'Quita uno primero.',
  'This boarding pass is for another way': 'Esta tarjeta de embarque es de otra ruta',
  'This boarding pass is for another day': 'Esta tarjeta de embarque es de otro día',
  'Add the number of the flight first': 'Añade primero el número del vuelo',
  'This boarding pass is for another flight': 'Esta tarjeta de embarque es de otro vuelo',
  'A boarding pass can be shown from 3 days before its departure to 3 days after it':
    'Una tarjeta de embarque se puede mostrar desde 3 días antes de la salida hasta 3 días después',
  'Someone else has shown this boarding pass': 'Otra persona ya ha mostrado esta tarjeta de embarque',
  'We know no such place': 'No conocemos ese lugar',
  'Its owner has moved this trip to {day}. Look at it again before you ask.':
    'Quien publicó este viaje lo ha cambiado al {day}. Vuelve a mirarlo antes de preguntar.',
  'Its owner has changed this trip since you opened it. Look at it again before you ask.':
    'Quien publicó este viaje lo ha cambiado desde que lo abriste. Vuelve a mirarlo antes de preguntar.',
};
