import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'You have not blocked this person': 'No has bloqueado a esta persona',
  'If you already have a login mail from us, the link in it still works.':
    'Si ya tienes un correo nuestro para iniciar sesión, su enlace sigue funcionando.',
  'Invalid or expired verification code.': 'El código de verificación no es correcto o ha caducado.',
  'Please use the link in our mail: it logs you in without the code.':
    'Usa el enlace de nuestro correo: con él inicias sesión sin el código.',
  'Codes are not accepted just now, because too many wrong ones were entered.':
    'Ahora mismo no aceptamos códigos, porque se han introducido demasiados incorrectos.',
  'Too many wrong codes.': 'Demasiados códigos incorrectos.',
  'Please use the link in our mail instead.': 'Usa en su lugar el enlace de nuestro correo.',
  'Please try again tomorrow.': 'Inténtalo de nuevo mañana.',
  'Please ask for a new code.': 'Pide un código nuevo.',
  'Please log out, log in again, and try once more.':
    'Cierra sesión, vuelve a iniciarla e inténtalo una vez más.',
  'Please start the login again': 'Empieza de nuevo el inicio de sesión',
  'This link was used already or has expired.': 'Este enlace ya se ha usado o ha caducado.',
  'Please log in again.': 'Vuelve a iniciar sesión.',
  'Security verification failed - Please try again in a few moments or refresh the page':
    'La verificación de seguridad ha fallado - Inténtalo de nuevo dentro de un momento o recarga la página',
  'This passkey is not known here.': 'Aquí no conocemos esta llave de acceso.',
  'Please log in with your email.': 'Inicia sesión con tu correo.',
  'This passkey could not be used.': 'No se ha podido usar esta llave de acceso.',
  'You can have {n} passkeys.': 'Puedes tener {n} llaves de acceso.',
  'Remove one first.': 'Quita una primero.',
  'This passkey is in use already': 'Esta llave de acceso ya está en uso',
  'This passkey is not one of yours': 'Esta llave de acceso no es tuya',
  'Please choose a JPEG, PNG or WebP picture': 'Elige una imagen JPEG, PNG o WebP',
  'This picture has more than {n} MB: please choose a smaller one':
    'Esta imagen ocupa más de {n} MB: elige una más pequeña',
  'This picture has more than {n} megapixels: please choose a smaller one':
    'Esta imagen tiene más de {n} megapíxeles: elige una más pequeña',
  'This picture is too large for the way it is stored: please choose one of less than {n} megapixels, or a plain JPEG':
    'Esta imagen es demasiado grande para la forma en que está guardada: elige una de menos de {n} megapíxeles o un JPEG normal',
  'Moving pictures cannot be used: please choose a still one':
    'No se pueden usar imágenes animadas: elige una fija',
  'This file has something hidden behind the picture: please save it again as a JPEG, PNG or WebP':
    'Este archivo esconde algo detrás de la imagen: guárdala de nuevo como JPEG, PNG o WebP',
  'This picture is damaged or not complete: please choose another one':
    'Esta imagen está dañada o incompleta: elige otra',
  'We could not read this picture: please choose another one': 'No hemos podido leer esta imagen: elige otra',
  'Too many pictures are being read': 'Se están leyendo demasiadas imágenes',
  'There is no such picture': 'Esta imagen no existe',
  'This is not your picture': 'Esta imagen no es tuya',
  'You are sending too many pictures at once': 'Estás enviando demasiadas imágenes a la vez',
  'Too many people on your network are sending pictures':
    'Demasiadas personas de tu red están enviando imágenes',
  'Too many pictures are being sent': 'Se están enviando demasiadas imágenes',
  'This is not the email of this account': 'Este no es el correo de esta cuenta',
  'Please add your phone number to your profile first': 'Añade primero tu número de teléfono a tu perfil',
  'Your phone number is verified already': 'Tu número de teléfono ya está verificado',
  'This username is taken': 'Este nombre de usuario ya está en uso',
  'To protect your account, confirm that it is you: log out, log in again, and do this within {n} minutes':
    'Para proteger tu cuenta, confirma que eres tú: cierra sesión, vuelve a iniciarla y haz esto en los siguientes {n} minutos',
  'This session is not one of yours': 'Esta sesión no es tuya',
  'This site sends no notifications to devices': 'Este sitio no envía notificaciones a dispositivos',
  'This device is not one of yours': 'Este dispositivo no es tuyo',
  'You can have {n} devices. Remove one of them first.':
    'Puedes tener {n} dispositivos. Quita uno de ellos primero.',
  'This is the address of your account already': 'Esta ya es la dirección de tu cuenta',
  'You can change your address once in {n} days': 'Puedes cambiar tu dirección una vez cada {n} días',
  'This address has an account of its own': 'Esta dirección ya tiene una cuenta propia',
  'The account of this address has another address now.':
    'La cuenta de esta dirección tiene ahora otra dirección.',
  'If that was not you, use the link in our mail about it.':
    'Si no has sido tú, usa el enlace de nuestro correo sobre ello.',
  'This cannot be switched': 'Esto no se puede cambiar aquí',
  'Only a change of your email address can be confirmed by phone':
    'Solo un cambio de tu dirección de correo se puede confirmar por teléfono',
  'Your phone number has not been verified for a day': 'Tu número de teléfono no lleva un día verificado',
  'Documents are not checked here': 'Aquí no se comprueban documentos',
  'The check that you began has just ended.': 'La comprobación que habías empezado acaba de terminar.',
  'See what came of it.': 'Mira el resultado.',
  'Documents cannot be checked right now.': 'Ahora mismo no se pueden comprobar documentos.',
  'Please try again in a few minutes.': 'Inténtalo de nuevo dentro de unos minutos.',
  'Verify your phone number first.': 'Verifica primero tu número de teléfono.',
  'Choose your name first: it is compared with the one on the document.':
    'Elige primero tu nombre: se compara con el del documento.',
  'Stripe does not check documents in your country yet.':
    'Stripe todavía no comprueba documentos en tu país.',
  'Your document is checked already.': 'Tu documento ya está comprobado.',
  'No more documents can be checked today.': 'Hoy no se pueden comprobar más documentos.',
  'Stripe is still looking at your document.': 'Stripe todavía está mirando tu documento.',
};
