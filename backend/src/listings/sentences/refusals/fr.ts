import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'This listing is gone': 'Cette annonce n’existe plus',
  'This listing is closed, or its trip is over': 'Cette annonce est fermée, ou son voyage est terminé',
  'You need not wait: this listing is confirmed, and you can ask for the contact':
    'Inutile d’attendre : cette annonce est confirmée et vous pouvez demander les coordonnées',
  'This is not a listing of yours': 'Cette annonce n’est pas à vous',
  'This alert was not found': 'Cette alerte est introuvable',
  'You have {n} alerts, which is as many as there can be.': 'Vous avez {n} alertes, et c’est le maximum.',
  'You are logged in with another email.': 'Vous êtes connecté avec un autre e-mail.',
  'Use that one, or log out.': 'Utilisez celui-là ou déconnectez-vous.',
  'This code was used already': 'Ce code a déjà été utilisé',
  'Please stop one first.': 'Veuillez d’abord en arrêter une.',
  'This is before it takes off.': 'C’est avant le décollage.',
  'Times are those of each airport.': 'Les heures sont celles de chaque aéroport.',
  'This is more than {n} days after take-off': 'C’est plus de {n} jours après le décollage',
  'This trip is over.': 'Ce voyage est terminé.',
  'Post it again with new days.': 'Publiez-le à nouveau avec d’autres jours.',
  'This listing is out of sight until our team has looked at it':
    'Cette annonce est masquée jusqu’à ce que notre équipe l’ait examinée',
  'Our team took this trip of yours out of sight, so it cannot be posted again.':
    'Notre équipe a masqué ce voyage, il ne peut donc pas être publié à nouveau.',
  'Our mail about it says why, and how to ask us to look again.':
    'Notre e-mail à ce sujet explique pourquoi, et comment nous demander un nouvel examen.',
  'A listing of yours for this trip is out of sight until our team has looked at it.':
    'Une de vos annonces pour ce voyage est masquée jusqu’à ce que notre équipe l’ait examinée.',
  'Please wait for that.': 'Veuillez attendre cet examen.',
  'Only travelers who seek help offer tips':
    'Seuls les voyageurs qui cherchent de l’aide proposent un pourboire',
  'Only helpers accept tips': 'Seuls les accompagnateurs acceptent un pourboire',
  'Only a request can be for someone else': 'Seule une demande peut concerner quelqu’un d’autre',
  'We know no airport {code}.': 'Nous ne connaissons pas d’aéroport {code}.',
  'Choose one from the list.': 'Choisissez-en un dans la liste.',
  'Leg {leg} starts before leg {before} is over': 'L’étape {leg} commence avant la fin de l’étape {before}',
  'You have {n} live listings, which is as many as there can be.':
    'Vous avez {n} annonces actives, et c’est le maximum.',
  'Please close one first.': 'Veuillez d’abord en fermer une.',
  'Or log in: members have a limit of their own.': 'Ou connectez-vous : les membres ont leur propre limite.',
  "Verification Failed: We couldn't verify you're not a robot.":
    'Échec de la vérification : nous n’avons pas pu établir que vous n’êtes pas un robot.',
  'You have posted this text twice already.': 'Vous avez déjà publié ce texte deux fois.',
  'Please say what is new about this trip.': 'Veuillez indiquer ce que ce voyage a de nouveau.',
  'A trip can be at most {n} years ahead': 'Un voyage peut avoir lieu au plus tard dans {n} ans',
  'We know no such route': 'Nous ne connaissons pas ce trajet',
  'There is no such part': 'Cette partie n’existe pas',
  'This is not where a page of results starts': 'Aucune page de résultats ne commence ici',
  'Too many pictures are being drawn': 'Trop d’images sont en cours de dessin',
  'Timetables do not reach that far yet': 'Les horaires ne vont pas encore si loin',
  'There are no times to use.': 'Il n’y a pas d’horaires à prendre.',
  'Change your trip instead.': 'Modifiez plutôt votre voyage.',
  'Flights cannot be looked up right now.': 'Les vols ne peuvent pas être consultés pour le moment.',
  'Please type your trip.': 'Veuillez saisir votre voyage.',
  'This is you': 'C’est vous-même',
  'You keep {n} listings and people, which is as many as there can be.':
    'Vous gardez {n} annonces et personnes, c’est le maximum.',
  'Please remove one first.': 'Retirez-en d’abord une.',
  'This boarding pass is for another way': 'Cette carte d’embarquement est pour un autre trajet',
  'This boarding pass is for another day': 'Cette carte d’embarquement est pour un autre jour',
  'Add the number of the flight first': 'Ajoutez d’abord le numéro du vol',
  'This boarding pass is for another flight': 'Cette carte d’embarquement est pour un autre vol',
  'A boarding pass can be shown from 3 days before its departure to 3 days after it':
    'Une carte d’embarquement peut être montrée de 3 jours avant le départ à 3 jours après',
  'Someone else has shown this boarding pass': 'Quelqu’un d’autre a montré cette carte d’embarquement',
  'We know no such place': 'Nous ne connaissons pas ce lieu',
  'Its owner has moved this trip to {day}. Look at it again before you ask.':
    'La personne qui a publié ce voyage l’a déplacé au {day}. Regardez-le à nouveau avant de demander.',
  'Its owner has changed this trip since you opened it. Look at it again before you ask.':
    'La personne qui a publié ce voyage l’a modifié depuis que vous l’avez ouvert. Regardez-le à nouveau avant de demander.',
};
