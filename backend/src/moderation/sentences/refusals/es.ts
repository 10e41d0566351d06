import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'This decision was not found': 'No hemos encontrado esta decisión',
  'You have asked us already, and each decision can be looked at again once':
    'Ya nos lo has pedido, y cada decisión se puede revisar una sola vez',
  'This was not found at the desk': 'Esto no se ha encontrado en moderación',
  'This answers an appeal, and this is none': 'Esto responde a un recurso, y aquí no hay ninguno',
  'Nothing of a guest is out of sight because of this': 'No hay nada de un invitado oculto por este motivo',
  'This cannot be hidden': 'Esto no se puede ocultar',
  'A guest has no account: hide the listing, or dismiss the report':
    'Un invitado no tiene cuenta: oculta el anuncio o desestima la denuncia',
  'This person shows no picture': 'Esta persona no muestra ninguna foto',
  'An appeal is lifted or upheld': 'Un recurso se acepta o se rechaza',
  'Somebody else must decide about you': 'Sobre ti tiene que decidir otra persona',
  'Only operators act on people of the desk': 'Solo los operadores actúan sobre personas de moderación',
  'Nothing was found here': 'Aquí no se ha encontrado nada',
  'The desk opens for {n} hours after a login with your passkey, or after you add one':
    'Moderación se abre durante {n} horas después de iniciar sesión con tu llave de acceso o de añadir una',
  'Only operators can do this': 'Solo los operadores pueden hacer esto',
  'Only operators open the contact of people of the desk':
    'Solo los operadores abren los datos de contacto de personas de moderación',
  'Somebody else has taken this': 'Otra persona se está ocupando de esto',
  'You have not taken this': 'No te estás ocupando de esto',
  'Take it first: nobody has it now, or somebody else has':
    'Cógelo primero: ahora no lo lleva nadie o lo lleva otra persona',
  'You took this decision yourself, so another operator answers the appeal':
    'Esta decisión la tomaste tú, así que al recurso responde otro operador',
  'Only operators answer appeals': 'Solo los operadores responden a los recursos',
  'This is decided already: {outcome}': 'Esto ya está decidido: {outcome}',
  'You are the only operator: make somebody else one first':
    'Eres el único operador: nombra primero a otra persona',
  'You are the only operator: make somebody else one first.':
    'Eres el único operador: nombra primero a otra persona.',
  'This page is about you, so somebody else on the team looks after it.':
    'Esta página trata de ti, así que se ocupa de ella otra persona del equipo.',
  'Somebody else must change your own role': 'Tu propio rol tiene que cambiarlo otra persona',
  'You are no operator any more': 'Ya no eres operador',
  'Nobody has logged in with {email} yet': 'Nadie ha iniciado sesión todavía con {email}',
  'You cannot begin new contacts until {when} UTC.':
    'No puedes iniciar nuevos contactos hasta el {when} UTC.',
  'You cannot begin new contacts for good.': 'No puedes iniciar nuevos contactos de forma definitiva.',
  'You cannot begin new contacts for now.': 'De momento no puedes iniciar nuevos contactos.',
  'This account is suspended until {when} UTC.': 'Esta cuenta está suspendida hasta el {when} UTC.',
  'This account is suspended for good.': 'Esta cuenta está suspendida de forma definitiva.',
  'Reason: {reason}.': 'Motivo: {reason}.',
  'spam or advertising': 'spam o publicidad',
  harassment: 'acoso',
  'asking for money, or a fraud': 'pedir dinero o un fraude',
  'asking others to carry things': 'pedir a otros que lleven cosas',
  'pretending to be somebody else': 'hacerse pasar por otra persona',
  'somebody’s safety': 'la seguridad de alguien',
  'something that is not true': 'algo que no es verdad',
  'a breach of our terms of use': 'un incumplimiento de nuestras condiciones de uso',
  'Our mail about it says more, and has a link by which you can ask us to look again.':
    'Nuestro correo sobre ello explica más y tiene un enlace con el que puedes pedirnos que lo revisemos.',
  'This was lifted already': 'Esto ya se ha retirado',
  'A name cannot have invisible characters': 'Un nombre no puede tener caracteres invisibles',
  'A name cannot have symbols or emoji, because they look like badges':
    'Un nombre no puede tener símbolos ni emojis, porque parecen insignias',
  'A name cannot have the address of a page or a mailbox':
    'Un nombre no puede tener la dirección de una página o de un buzón',
  'Write each word of a name in one alphabet': 'Escribe cada palabra de un nombre en un solo alfabeto',
  'This name could be mistaken for ours.': 'Este nombre se podría confundir con el nuestro.',
  'This name looks like the name of somebody in these conversations.':
    'Este nombre se parece al de alguien de estas conversaciones.',
  'Please choose another': 'Elige otro',
  'This was not found': 'Esto no se ha encontrado',
};
