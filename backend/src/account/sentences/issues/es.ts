import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'This login attempt is not known': 'No conocemos este intento de inicio de sesión',
  'The address must not contain a name or password':
    'La dirección no puede contener un nombre ni una contraseña',
  'Please enter a valid https address': 'Escribe una dirección https válida',
  'Username must be at least {n} characters': 'El nombre de usuario debe tener al menos {n} caracteres',
  'Username cannot exceed {n} characters': 'El nombre de usuario no puede superar los {n} caracteres',
  'Bio cannot exceed {n} characters': 'La presentación no puede superar los {n} caracteres',
  'Languages cannot exceed {n} characters': 'Los idiomas no pueden superar los {n} caracteres',
  'This passkey cannot be read': 'No se puede leer esta llave de acceso',
  'A name cannot exceed {n} characters': 'Un nombre no puede superar los {n} caracteres',
  'Give it a name': 'Ponle un nombre',
  'This browser gave an address to which nothing can be sent':
    'Este navegador dio una dirección a la que no se puede enviar nada',
  'This browser gave keys that cannot be used': 'Este navegador dio claves que no se pueden usar',
};
