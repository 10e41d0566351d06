import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'This decision was not found': 'Cette décision est introuvable',
  'You have asked us already, and each decision can be looked at again once':
    'Vous nous l’avez déjà demandé, et chaque décision ne peut être réexaminée qu’une fois',
  'This was not found at the desk': 'Ceci est introuvable à la modération',
  'This answers an appeal, and this is none': 'Ceci répond à un recours, et il n’y en a pas ici',
  'Nothing of a guest is out of sight because of this':
    'Rien de ce qu’un invité a publié n’est masqué pour cette raison',
  'This cannot be hidden': 'Ceci ne peut pas être masqué',
  'A guest has no account: hide the listing, or dismiss the report':
    'Un invité n’a pas de compte : masquez l’annonce ou rejetez le signalement',
  'This person shows no picture': 'Cette personne n’affiche aucune photo',
  'An appeal is lifted or upheld': 'Un recours est accepté ou refusé',
  'Somebody else must decide about you': 'Quelqu’un d’autre doit décider à votre sujet',
  'Only operators act on people of the desk':
    'Seuls les opérateurs agissent sur les personnes de la modération',
  'Nothing was found here': 'Rien n’a été trouvé ici',
  'The desk opens for {n} hours after a login with your passkey, or after you add one':
    'La modération est ouverte pendant {n} heures après une connexion avec votre clé d’accès, ou après l’ajout d’une clé',
  'Only operators can do this': 'Seuls les opérateurs peuvent faire cela',
  'Only operators open the contact of people of the desk':
    'Seuls les opérateurs ouvrent les coordonnées des personnes de la modération',
  'Somebody else has taken this': 'Quelqu’un d’autre s’en occupe',
  'You have not taken this': 'Vous ne vous en occupez pas',
  'Take it first: nobody has it now, or somebody else has':
    'Prenez-le d’abord : personne ne l’a, ou quelqu’un d’autre s’en occupe',
  'You took this decision yourself, so another operator answers the appeal':
    'Vous avez pris cette décision vous-même, un autre opérateur répond donc au recours',
  'Only operators answer appeals': 'Seuls les opérateurs répondent aux recours',
  'This is decided already: {outcome}': 'C’est déjà décidé : {outcome}',
  'You are the only operator: make somebody else one first':
    'Vous êtes le seul opérateur : nommez d’abord quelqu’un d’autre',
  'You are the only operator: make somebody else one first.':
    'Vous êtes le seul opérateur : nommez d’abord quelqu’un d’autre.',
  'This page is about you, so somebody else on the team looks after it.':
    'Cette page vous concerne, quelqu’un d’autre de l’équipe s’en occupe donc.',
  'Somebody else must change your own role': 'Quelqu’un d’autre doit modifier votre rôle',
  'You are no operator any more': 'Vous n’êtes plus opérateur',
  'Nobody has logged in with {email} yet': 'Personne ne s’est encore connecté avec {email}',
  'You cannot begin new contacts until {when} UTC.':
    'Vous ne pouvez pas nouer de nouveaux contacts jusqu’au {when} UTC.',
  'You cannot begin new contacts for good.':
    'Vous ne pouvez plus nouer de nouveaux contacts, définitivement.',
  'You cannot begin new contacts for now.': 'Vous ne pouvez pas nouer de nouveaux contacts pour le moment.',
  'This account is suspended until {when} UTC.': 'Ce compte est suspendu jusqu’au {when} UTC.',
  'This account is suspended for good.': 'Ce compte est suspendu définitivement.',
  'Reason: {reason}.': 'Motif : {reason}.',
  'spam or advertising': 'spam ou publicité',
  harassment: 'harcèlement',
  'asking for money, or a fraud': 'demande d’argent ou fraude',
  'asking others to carry things': 'demande à d’autres de transporter des choses',
  'pretending to be somebody else': 'se faire passer pour quelqu’un d’autre',
  'somebody’s safety': 'la sécurité de quelqu’un',
  'something that is not true': 'quelque chose qui n’est pas vrai',
  'a breach of our terms of use': 'un manquement à nos conditions d’utilisation',
  'Our mail about it says more, and has a link by which you can ask us to look again.':
    'Notre e-mail à ce sujet en dit plus et contient un lien par lequel vous pouvez nous demander un nouvel examen.',
  'This was lifted already': 'Ceci a déjà été retiré',
  'A name cannot have invisible characters': 'Un nom ne peut pas avoir de caractères invisibles',
  'A name cannot have symbols or emoji, because they look like badges':
    'Un nom ne peut avoir ni symboles ni emojis, car ils ressemblent à des badges',
  'A name cannot have the address of a page or a mailbox':
    'Un nom ne peut pas contenir l’adresse d’une page ou d’une boîte e-mail',
  'Write each word of a name in one alphabet': 'Écrivez chaque mot d’un nom dans un seul alphabet',
  'This name could be mistaken for ours.': 'Ce nom pourrait être confondu avec le nôtre.',
  'This name looks like the name of somebody in these conversations.':
    'Ce nom ressemble à celui de quelqu’un dans ces conversations.',
  'Please choose another': 'Veuillez en choisir un autre',
  'This was not found': 'Ceci est introuvable',
};
