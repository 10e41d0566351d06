import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'Only the family can make this page': 'Solo la familia puede crear esta página',
  'You have not agreed on this trip': 'No habéis acordado este viaje',
  'There is no photo': 'No hay ninguna foto',
  'Only the family can change the care card': 'Solo la familia puede cambiar la tarjeta de cuidados',
  'First fill in the care card': 'Rellena primero la tarjeta de cuidados',
  'The care card does not say this': 'La tarjeta de cuidados no dice nada de esto',
  'Only the family asks somebody else for a part of the trip':
    'Solo la familia pide a otra persona una parte del viaje',
  'Somebody flies this leg with the traveler already': 'Alguien vuela ya este tramo con el viajero',
  'Choose legs that the traveler flies': 'Elige tramos en los que vuela el viajero',
  'Choose legs that follow each other': 'Elige tramos seguidos',
  'Somebody else has agreed to fly this part of the trip':
    'Otra persona ha aceptado volar esta parte del viaje',
  'They have been told already': 'Ya se les ha avisado',
  'Enter a mail address, or a phone number with its country code':
    'Escribe una dirección de correo o un número de teléfono con su prefijo de país',
  'Only the family chooses who is told': 'Solo la familia elige a quién se avisa',
  'This trip is not open': 'Este viaje no está abierto',
  'Only the family can share this trip': 'Solo la familia puede compartir este viaje',
  'This link has ended': 'Este enlace ya no es válido',
  '{n} people have looked already': 'Ya lo han mirado {n} personas',
  'Write a name only, like “Uncle in London”': 'Escribe solo un nombre, como «Tío en Londres»',
  'Choose an airport of this trip': 'Elige un aeropuerto de este viaje',
  'The flight leaves {place} on {day}': 'El vuelo sale de {place} el {day}',
  'Choose a day closer to the flight on {day}': 'Elige un día más cercano al vuelo del {day}',
  'Choose a time before {time}, when the flight leaves {place}':
    'Elige una hora anterior a las {time}, cuando el vuelo sale de {place}',
  'The flight to {place} has not left by then': 'El vuelo a {place} aún no habrá salido',
  'The flight to {place} has not landed by then': 'El vuelo a {place} aún no habrá aterrizado',
  'This listing has fewer legs': 'Este anuncio tiene menos tramos',
  'The other one does not fly this part on this day': 'La otra persona no vuela esta parte ese día',
  'Nobody else on this trip has written yet': 'Nadie más ha escrito todavía en este viaje',
  'This trip was not found': 'No hemos encontrado este viaje',
  'This proposal is no longer open': 'Esta propuesta ya no está abierta',
  'This trip is no longer open': 'Este viaje ya no está abierto',
  'This trip has moved to another day': 'Este viaje ha pasado a otro día',
  'Only who gets help says who flies': 'Solo quien recibe ayuda dice quién vuela',
  'You fly together on this trip.': 'Voláis juntos en este viaje.',
  'Cancel it first, on its page under My Trips': 'Cancélalo primero en su página, en Mis viajes',
  'This person was suspended, so you cannot plan a trip with them.':
    'Esta persona está suspendida, así que no puedes planear un viaje con ella.',
  'Choose one of your requests': 'Elige una de tus peticiones',
  'The last day of this listing is over in {place}': 'El último día de este anuncio ya ha pasado en {place}',
  'Choose a day of the listing': 'Elige un día del anuncio',
  'Say when the flight leaves, too': 'Di también cuándo sale el vuelo',
  'This request is no longer open': 'Esta solicitud ya no está abierta',
  'This is your own listing': 'Este anuncio es tuyo',
  'Its owner has closed this listing': 'La persona que publicó este anuncio lo ha cerrado',
  'This person cannot travel with you': 'Esta persona no puede viajar contigo',
  'This listing was changed just now, please look again': 'Este anuncio acaba de cambiar, míralo de nuevo',
  'This request was not found': 'No hemos encontrado esta solicitud',
  'This request has been answered': 'Esta solicitud ya se ha respondido',
  'You have rated this trip': 'Ya has valorado este viaje',
  'You have replied to this testimonial': 'Ya has respondido a esta reseña',
  'This testimonial was not found': 'No hemos encontrado esta reseña',
  'This person has no such listing': 'Esta persona no tiene ese anuncio',
  'A route names two airports, like JFK to DEL': 'Una ruta nombra dos aeropuertos, como JFK to DEL',
  'What you wrote about this person was taken out of sight.':
    'Lo que escribiste sobre esta persona se ha ocultado.',
  'If that is wrong, the link in our mail about it asks us to look again':
    'Si no es correcto, con el enlace de nuestro correo sobre ello puedes pedirnos que lo revisemos',
  'You cannot review yourself': 'No puedes escribir una reseña sobre ti',
  'You cannot review yourself from another account':
    'No puedes escribir una reseña sobre ti desde otra cuenta',
  'You can rate {name} from {day}': 'Puedes valorar a {name} a partir del {day}',
  'You could rate {name} until {day}.': 'Podías valorar a {name} hasta el {day}.',
  'If something is wrong, you can still report them': 'Si algo no está bien, todavía puedes denunciarlo',
  'You can answer after the trip': 'Podrás responder después del viaje',
  'This conversation was not found': 'No hemos encontrado esta conversación',
  'Only the one who said it can take it back': 'Solo quien lo dijo puede retirarlo',
  'No connection of this trip leads to this leg': 'Ninguna conexión de este viaje lleva a este tramo',
  'First tap that you have met': 'Marca primero que os habéis encontrado',
  'First take back the last step': 'Retira primero el último paso',
  'Only the one who tapped it can take it back': 'Solo quien lo marcó puede retirarlo',
  'A step can be taken back for {n} minutes': 'Un paso se puede retirar durante {n} minutos',
  'This trip has no such step on this leg': 'Este viaje no tiene ese paso en este tramo',
  'This trip has no such step': 'Este viaje no tiene ese paso',
  'The day of travel has not begun yet': 'El día del viaje aún no ha empezado',
  'This was before the day of travel': 'Esto fue antes del día del viaje',
  'This has not happened yet': 'Esto aún no ha ocurrido',
  'You can rate people with whom you flew, or whose contact details you got, from the day of travel on':
    'Puedes valorar a las personas con las que volaste, o cuyos datos de contacto recibiste, a partir del día del viaje',
  'It is too late to take this back': 'Ya es tarde para deshacerlo',
  'Choose an airport of the flights that you share': 'Elige un aeropuerto de los vuelos que compartís',
  'This request has other flights. Choose another one, or say who flies':
    'Esta solicitud tiene otros vuelos. Elige otra, o di quién vuela',
  'You already plan this trip with this person, on another day. End that first, then propose this one.':
    'Ya planeas este viaje con esta persona, para otro día. Termina primero ese plan y propón después este.',
  'You already plan this trip with this person, with another time or flight. End that first, then propose this one.':
    'Ya planeas este viaje con esta persona, con otra hora u otro vuelo. Termina primero ese plan y propón después este.',
  'You already plan this trip with this person, for another part of the way. End that first, then propose this one.':
    'Ya planeas este viaje con esta persona, para otra parte del trayecto. Termina primero ese plan y propón después este.',
  'You already plan this trip with this person, for another traveler. End that first, then propose this one.':
    'Ya planeas este viaje con esta persona, para otro viajero. Termina primero ese plan y propón después este.',
  'Only the traveler or the family says so, because no Amigo is on this flight':
    'Solo lo dicen la persona que viaja o su familia, porque ningún Amigo va en este vuelo',
  'Meanwhile another companion has agreed to fly this part of the trip, so it is no longer open. Write to the family in Messages if you want to help on another flight.':
    'Entretanto otra persona ha aceptado acompañar en esta parte del viaje, así que ya no está abierta. Escribe a la familia en Mensajes si quieres ayudar en otro vuelo.',
};
