import type { Words } from './en';

export const es: Words = {
  codeLabel: 'Código de verificación',
  digitsEntered: 'Cifras escritas',
  smsNotReached: 'Nuestro SMS no ha llegado a tu teléfono',
  smsNotReachedHint: 'Comprueba el número en tu perfil y vuelve a enviar el código.',
  noMailLeaves:
    'De esta demo no sale ningún correo. <inbox>Abre el buzón de pruebas</inbox> para ver el código.',
  noSmsLeaves: 'De esta demo no sale ningún SMS. <inbox>Abre el buzón de pruebas</inbox> para ver el código.',
  resendCode: 'Reenviar el código',
  mailSent: 'Código de verificación enviado',
  mailSentHint: 'Hemos enviado un código nuevo a tu correo electrónico',
  mailFailed: 'No se ha podido reenviar el código',
  pleaseTryAgain: 'Inténtalo de nuevo',
  smsSent: 'Código enviado',
  smsSentHint: 'Hemos enviado un código nuevo a tu teléfono.',
  smsFailed: 'No se ha podido enviar el código',
  smsFailedHint: 'Ha habido un problema al enviar el código de verificación.',
  needsScript: 'Este formulario necesita JavaScript',
  needsScriptHint: (ask) =>
    `Actívalo y vuelve a cargar la página, o escribe a <mail>nuestra dirección</mail>: ${ask}`,
};
