import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'Only the family can make this page': 'Seule la famille peut créer cette page',
  'You have not agreed on this trip': 'Vous n’êtes pas convenus de ce voyage',
  'There is no photo': 'Il n’y a pas de photo',
  'Only the family can change the care card': 'Seule la famille peut modifier la fiche d’accompagnement',
  'First fill in the care card': 'Remplissez d’abord la fiche d’accompagnement',
  'The care card does not say this': 'La fiche d’accompagnement ne dit rien à ce sujet',
  'Only the family asks somebody else for a part of the trip':
    'Seule la famille demande à quelqu’un d’autre une partie du voyage',
  'Somebody flies this leg with the traveler already': 'Quelqu’un fait déjà cette étape avec le voyageur',
  'Choose legs that the traveler flies': 'Choisissez des étapes que le voyageur effectue',
  'Choose legs that follow each other': 'Choisissez des étapes qui se suivent',
  'Somebody else has agreed to fly this part of the trip':
    'Quelqu’un d’autre a accepté de faire cette partie du voyage',
  'They have been told already': 'Ces personnes ont déjà été prévenues',
  'Enter a mail address, or a phone number with its country code':
    'Saisissez une adresse e-mail, ou un numéro de téléphone avec son indicatif de pays',
  'Only the family chooses who is told': 'Seule la famille choisit qui est prévenu',
  'This trip is not open': 'Ce voyage n’est pas ouvert',
  'Only the family can share this trip': 'Seule la famille peut partager ce voyage',
  'This link has ended': 'Ce lien n’est plus valable',
  '{n} people have looked already': '{n} personnes ont déjà regardé',
  'Write a name only, like “Uncle in London”': 'Écrivez seulement un nom, comme « Oncle à Londres »',
  'Choose an airport of this trip': 'Choisissez un aéroport de ce voyage',
  'The flight leaves {place} on {day}': 'Le vol quitte {place} le {day}',
  'Choose a day closer to the flight on {day}': 'Choisissez un jour plus proche du vol du {day}',
  'Choose a time before {time}, when the flight leaves {place}':
    'Choisissez une heure avant {time}, quand le vol quitte {place}',
  'The flight to {place} has not left by then': 'Le vol pour {place} ne sera pas encore parti',
  'The flight to {place} has not landed by then': 'Le vol pour {place} n’aura pas encore atterri',
  'This listing has fewer legs': 'Cette annonce a moins d’étapes',
  'The other one does not fly this part on this day':
    'L’autre personne n’effectue pas cette partie ce jour-là',
  'Nobody else on this trip has written yet': 'Personne d’autre n’a encore écrit dans ce voyage',
  'This trip was not found': 'Ce voyage est introuvable',
  'This proposal is no longer open': 'Cette proposition n’est plus ouverte',
  'This trip is no longer open': 'Ce voyage n’est plus ouvert',
  'This trip has moved to another day': 'Ce voyage a été déplacé à un autre jour',
  'Only who gets help says who flies': 'Seule la personne qui reçoit de l’aide dit qui voyage',
  'You fly together on this trip.': 'Vous voyagez ensemble pour ce voyage.',
  'Cancel it first, on its page under My Trips': 'Annulez-le d’abord, sur sa page dans Mes voyages',
  'This person was suspended, so you cannot plan a trip with them.':
    'Cette personne a été suspendue, vous ne pouvez donc pas prévoir de voyage avec elle.',
  'Choose one of your requests': 'Choisissez une de vos demandes',
  'The last day of this listing is over in {place}': 'Le dernier jour de cette annonce est passé à {place}',
  'Choose a day of the listing': 'Choisissez un jour de l’annonce',
  'Say when the flight leaves, too': 'Dites aussi quand part le vol',
  'This request is no longer open': 'Cette demande n’est plus ouverte',
  'This is your own listing': 'C’est votre propre annonce',
  'Its owner has closed this listing': 'La personne qui a publié cette annonce l’a fermée',
  'This person cannot travel with you': 'Cette personne ne peut pas voyager avec vous',
  'This listing was changed just now, please look again':
    'Cette annonce vient d’être modifiée, veuillez la relire',
  'This request was not found': 'Cette demande est introuvable',
  'This request has been answered': 'Cette demande a déjà reçu une réponse',
  'You have rated this trip': 'Vous avez déjà noté ce voyage',
  'You have replied to this testimonial': 'Vous avez déjà répondu à cet avis',
  'This testimonial was not found': 'Cet avis est introuvable',
  'This person has no such listing': 'Cette personne n’a pas cette annonce',
  'A route names two airports, like JFK to DEL': 'Un trajet nomme deux aéroports, comme JFK to DEL',
  'What you wrote about this person was taken out of sight.':
    'Ce que vous avez écrit sur cette personne a été masqué.',
  'If that is wrong, the link in our mail about it asks us to look again':
    'Si c’est une erreur, le lien de notre e-mail à ce sujet permet de nous demander un nouvel examen',
  'You cannot review yourself': 'Vous ne pouvez pas écrire d’avis sur vous-même',
  'You cannot review yourself from another account':
    'Vous ne pouvez pas écrire d’avis sur vous-même depuis un autre compte',
  'You can rate {name} from {day}': 'Vous pouvez noter {name} à partir du {day}',
  'You could rate {name} until {day}.': 'Vous pouviez noter {name} jusqu’au {day}.',
  'If something is wrong, you can still report them':
    'Si quelque chose ne va pas, vous pouvez encore le signaler',
  'You can answer after the trip': 'Vous pourrez répondre après le voyage',
  'This conversation was not found': 'Cette conversation est introuvable',
  'Only the one who said it can take it back': 'Seule la personne qui l’a dit peut revenir dessus',
  'No connection of this trip leads to this leg': 'Aucune correspondance de ce voyage ne mène à cette étape',
  'First tap that you have met': 'Indiquez d’abord que vous vous êtes rencontrés',
  'First take back the last step': 'Revenez d’abord sur la dernière étape',
  'Only the one who tapped it can take it back': 'Seule la personne qui l’a indiqué peut revenir dessus',
  'A step can be taken back for {n} minutes': 'On peut revenir sur une action pendant {n} minutes',
  'This trip has no such step on this leg': 'Ce voyage n’a pas cette action pour cette étape',
  'This trip has no such step': 'Ce voyage n’a pas cette action',
  'The day of travel has not begun yet': 'Le jour du voyage n’a pas encore commencé',
  'This was before the day of travel': 'C’était avant le jour du voyage',
  'This has not happened yet': 'Cela n’a pas encore eu lieu',
  'You can rate people with whom you flew, or whose contact details you got, from the day of travel on':
    'Vous pouvez noter les personnes avec qui vous avez voyagé, ou dont vous avez reçu les coordonnées, à partir du jour du voyage',
  'It is too late to take this back': 'Il est trop tard pour revenir en arrière',
  'Choose an airport of the flights that you share': 'Choisissez un aéroport des vols que vous partagez',
  'This request has other flights. Choose another one, or say who flies':
    'Cette demande a d’autres vols. Choisissez-en une autre, ou dites qui voyage',
  'You already plan this trip with this person, on another day. End that first, then propose this one.':
    'Vous prévoyez déjà ce voyage avec cette personne, pour un autre jour. Mettez-y d’abord fin, puis proposez celui-ci.',
  'You already plan this trip with this person, with another time or flight. End that first, then propose this one.':
    'Vous prévoyez déjà ce voyage avec cette personne, avec une autre heure ou un autre vol. Mettez-y d’abord fin, puis proposez celui-ci.',
  'You already plan this trip with this person, for another part of the way. End that first, then propose this one.':
    'Vous prévoyez déjà ce voyage avec cette personne, pour une autre partie du trajet. Mettez-y d’abord fin, puis proposez celui-ci.',
  'You already plan this trip with this person, for another traveler. End that first, then propose this one.':
    'Vous prévoyez déjà ce voyage avec cette personne, pour un autre voyageur. Mettez-y d’abord fin, puis proposez celui-ci.',
  'Only the traveler or the family says so, because no Amigo is on this flight':
    'Seuls le voyageur ou sa famille le disent, car aucun Amigo n’est sur ce vol',
  'Meanwhile another companion has agreed to fly this part of the trip, so it is no longer open. Write to the family in Messages if you want to help on another flight.':
    'Entre-temps, une autre personne a accepté d’accompagner sur cette partie du voyage : elle n’est plus ouverte. Écrivez à la famille dans Messages si vous voulez aider sur un autre vol.',
};
