import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'This tip was not found': 'Ce pourboire est introuvable',
  'Somebody else must decide about your tips': 'Quelqu’un d’autre doit décider de vos pourboires',
  'Tips cannot be given on here.': 'Les pourboires ne peuvent pas être donnés à d’autres ici.',
  'You can give them back': 'Vous pouvez les rendre',
  'No tips are held for you': 'Aucun pourboire n’est conservé pour vous',
  'This is not where a page of tips starts': 'Aucune page de pourboires ne commence ici',
  'Your payout account is being set up.': 'Votre compte de versement est en cours de création.',
  'Stripe has closed this payout account.': 'Stripe a fermé ce compte de versement.',
  'Please write to us.': 'Veuillez nous écrire.',
  'Your tips stay held for you.': 'Vos pourboires restent conservés pour vous.',
  'Payout accounts cannot be set up right now: this is our fault.':
    'Les comptes de versement ne peuvent pas être créés pour le moment : c’est notre faute.',
  'Stripe cannot pay out to this country yet.': 'Stripe ne peut pas encore verser d’argent dans ce pays.',
  'Tips go to people who offer help.': 'Les pourboires vont aux personnes qui proposent leur aide.',
  'Offer your help first.': 'Proposez d’abord votre aide.',
  'This receipt was not found': 'Ce reçu est introuvable',
  'The user you are trying to tip does not exist':
    'La personne à qui vous voulez donner un pourboire n’existe pas',
  'You cannot tip yourself': 'Vous ne pouvez pas vous donner de pourboire',
  'This tip is being set up elsewhere.': 'Ce pourboire est en cours de préparation ailleurs.',
  'This tip has gone back already, or its bank is looking at it':
    'Ce pourboire a déjà été rendu, ou sa banque l’examine',
  'This tip is not awaiting review': 'Ce pourboire n’attend pas d’examen',
  'We are still checking your payment.': 'Nous vérifions encore votre paiement.',
  'Another tip was begun with this key': 'Un autre pourboire a été commencé avec cette clé',
  'This payment was not found': 'Ce paiement est introuvable',
  'This payment was for somebody else': 'Ce paiement était pour quelqu’un d’autre',
  'This payment was for another amount': 'Ce paiement était d’un autre montant',
  'This payment has not gone through': 'Ce paiement n’a pas abouti',
  'You can still send the tip without a message.':
    'Vous pouvez quand même envoyer le pourboire sans message.',
};
