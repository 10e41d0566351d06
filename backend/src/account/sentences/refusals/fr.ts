import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'You have not blocked this person': 'Vous n’avez pas bloqué cette personne',
  'If you already have a login mail from us, the link in it still works.':
    'Si vous avez déjà reçu un e-mail de connexion de notre part, son lien fonctionne toujours.',
  'Invalid or expired verification code.': 'Code de vérification incorrect ou expiré.',
  'Please use the link in our mail: it logs you in without the code.':
    'Veuillez utiliser le lien de notre e-mail : il vous connecte sans le code.',
  'Codes are not accepted just now, because too many wrong ones were entered.':
    'Les codes ne sont pas acceptés en ce moment, car trop de codes incorrects ont été saisis.',
  'Too many wrong codes.': 'Trop de codes incorrects.',
  'Please use the link in our mail instead.': 'Veuillez plutôt utiliser le lien de notre e-mail.',
  'Please try again tomorrow.': 'Veuillez réessayer demain.',
  'Please ask for a new code.': 'Veuillez demander un nouveau code.',
  'Please log out, log in again, and try once more.':
    'Veuillez vous déconnecter, vous reconnecter et réessayer une fois.',
  'Please start the login again': 'Veuillez recommencer la connexion',
  'This link was used already or has expired.': 'Ce lien a déjà été utilisé ou a expiré.',
  'Please log in again.': 'Veuillez vous reconnecter.',
  'Security verification failed - Please try again in a few moments or refresh the page':
    'La vérification de sécurité a échoué - Veuillez réessayer dans quelques instants ou actualiser la page',
  'This passkey is not known here.': 'Cette clé d’accès n’est pas connue ici.',
  'Please log in with your email.': 'Veuillez vous connecter avec votre e-mail.',
  'This passkey could not be used.': 'Cette clé d’accès n’a pas pu être utilisée.',
  'You can have {n} passkeys.': 'Vous pouvez avoir {n} clés d’accès.',
  'Remove one first.': 'Supprimez-en d’abord une.',
  'This passkey is in use already': 'Cette clé d’accès est déjà utilisée',
  'This passkey is not one of yours': 'Cette clé d’accès n’est pas à vous',
  'Please choose a JPEG, PNG or WebP picture': 'Veuillez choisir une photo JPEG, PNG ou WebP',
  'This picture has more than {n} MB: please choose a smaller one':
    'Cette photo dépasse {n} Mo : veuillez en choisir une plus petite',
  'This picture has more than {n} megapixels: please choose a smaller one':
    'Cette photo a plus de {n} mégapixels : veuillez en choisir une plus petite',
  'This picture is too large for the way it is stored: please choose one of less than {n} megapixels, or a plain JPEG':
    'Cette photo est trop grande pour la façon dont elle est enregistrée : veuillez en choisir une de moins de {n} mégapixels, ou un JPEG simple',
  'Moving pictures cannot be used: please choose a still one':
    'Les images animées ne peuvent pas être utilisées : veuillez en choisir une fixe',
  'This file has something hidden behind the picture: please save it again as a JPEG, PNG or WebP':
    'Ce fichier cache quelque chose derrière la photo : veuillez l’enregistrer à nouveau en JPEG, PNG ou WebP',
  'This picture is damaged or not complete: please choose another one':
    'Cette photo est abîmée ou incomplète : veuillez en choisir une autre',
  'We could not read this picture: please choose another one':
    'Nous n’avons pas pu lire cette photo : veuillez en choisir une autre',
  'Too many pictures are being read': 'Trop de photos sont en cours de lecture',
  'There is no such picture': 'Cette photo n’existe pas',
  'This is not your picture': 'Cette photo n’est pas à vous',
  'You are sending too many pictures at once': 'Vous envoyez trop de photos à la fois',
  'Too many people on your network are sending pictures':
    'Trop de personnes de votre réseau envoient des photos',
  'Too many pictures are being sent': 'Trop de photos sont en cours d’envoi',
  'This is not the email of this account': 'Ce n’est pas l’e-mail de ce compte',
  'Please add your phone number to your profile first':
    'Veuillez d’abord ajouter votre numéro de téléphone à votre profil',
  'Your phone number is verified already': 'Votre numéro de téléphone est déjà vérifié',
  'This username is taken': 'Ce nom d’utilisateur est déjà pris',
  'To protect your account, confirm that it is you: log out, log in again, and do this within {n} minutes':
    'Pour protéger votre compte, confirmez que c’est bien vous : déconnectez-vous, reconnectez-vous et faites ceci dans les {n} minutes',
  'This session is not one of yours': 'Cette session n’est pas à vous',
  'This site sends no notifications to devices': 'Ce site n’envoie pas de notifications aux appareils',
  'This device is not one of yours': 'Cet appareil n’est pas à vous',
  'You can have {n} devices. Remove one of them first.':
    'Vous pouvez avoir {n} appareils. Retirez-en d’abord un.',
  'This is the address of your account already': 'C’est déjà l’adresse de votre compte',
  'You can change your address once in {n} days':
    'Vous pouvez changer votre adresse une fois tous les {n} jours',
  'This address has an account of its own': 'Cette adresse a déjà son propre compte',
  'The account of this address has another address now.':
    'Le compte de cette adresse a désormais une autre adresse.',
  'If that was not you, use the link in our mail about it.':
    'Si ce n’était pas vous, utilisez le lien de notre e-mail à ce sujet.',
  'This cannot be switched': 'Cela ne peut pas être activé ou désactivé',
  'Only a change of your email address can be confirmed by phone':
    'Seul un changement d’adresse e-mail peut être confirmé par téléphone',
  'Your phone number has not been verified for a day':
    'Votre numéro de téléphone n’est pas vérifié depuis un jour',
  'Documents are not checked here': 'Aucun document n’est vérifié ici',
  'The check that you began has just ended.':
    'La vérification que vous aviez commencée vient de se terminer.',
  'See what came of it.': 'Regardez le résultat.',
  'Documents cannot be checked right now.': 'Aucun document ne peut être vérifié pour le moment.',
  'Please try again in a few minutes.': 'Réessayez dans quelques minutes.',
  'Verify your phone number first.': 'Vérifiez d’abord votre numéro de téléphone.',
  'Choose your name first: it is compared with the one on the document.':
    'Choisissez d’abord votre nom : il est comparé à celui du document.',
  'Stripe does not check documents in your country yet.':
    'Stripe ne vérifie pas encore de documents dans votre pays.',
  'Your document is checked already.': 'Votre document est déjà vérifié.',
  'No more documents can be checked today.': 'Aucun autre document ne peut être vérifié aujourd’hui.',
  'Stripe is still looking at your document.': 'Stripe examine encore votre document.',
};
