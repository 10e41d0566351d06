import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'Our team has removed this message.': 'Nuestro equipo ha retirado este mensaje.',
  'This person was suspended, so nothing can be sent to them.':
    'Esta persona está suspendida, así que no se le puede enviar nada.',
  'You can write to this person after they have shared their contact with you':
    'Podrás escribir a esta persona cuando haya compartido sus datos de contacto contigo',
  'You cannot write to yourself': 'No puedes escribirte a ti mismo',
  'This person has left Flight Amigo and can no longer be written to':
    'Esta persona ha dejado Flight Amigo y ya no se le puede escribir',
  'This is not where a page of conversations starts': 'Aquí no empieza ninguna página de conversaciones',
  'You can write again when the other person has answered.':
    'Podrás escribir de nuevo cuando la otra persona haya respondido.',
  'You can write again when {name} has answered.': 'Podrás escribir de nuevo cuando {name} haya respondido.',
  'This message was not found': 'No hemos encontrado este mensaje',
  'This person has not written to you yet': 'Esta persona todavía no te ha escrito',
};
