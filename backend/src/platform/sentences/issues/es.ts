import type { Sentences } from '../../language/translator.js';

export const es: Sentences = {
  'Please enter a valid email address': 'Escribe una dirección de correo válida',
  'Please enter a valid email': 'Escribe un correo válido',
  'Please enter a valid phone number': 'Escribe un número de teléfono válido',
  'This link is not complete': 'Este enlace no está completo',
  'Contains characters that cannot be used': 'Contiene caracteres que no se pueden usar',
  'Is far too long': 'Es demasiado largo',
  'Must be a single line': 'Tiene que ser una sola línea',
  'There was no such year': 'Ese año no existió',
  'Enter the 6 digits of the code': 'Escribe las 6 cifras del código',
  'At most {n} characters': 'Como máximo {n} caracteres',
  'A first name can have {n} characters': 'El nombre de pila puede tener {n} caracteres',
  'A name can have {n} characters': 'Un nombre puede tener {n} caracteres',
  'Name must be at least {n} characters': 'El nombre debe tener al menos {n} caracteres',
  'Name cannot exceed {n} characters': 'El nombre no puede superar los {n} caracteres',
  'A message can have {n} characters': 'Un mensaje puede tener {n} caracteres',
  'A note can have {n} characters': 'Una nota puede tener {n} caracteres',
  'Enter the first name': 'Escribe el nombre de pila',
  'Choose who they are to you': 'Elige quién es para ti',
  'A trip has at most {n} legs': 'Un viaje tiene como máximo {n} tramos',
  'This address is too long': 'Esta dirección es demasiado larga',
};
