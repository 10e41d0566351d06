import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'This tip was not found': 'ఈ టిప్ కనబడలేదు',
  'Somebody else must decide about your tips': 'మీ టిప్‌ల గురించి వేరొకరు నిర్ణయించాలి',
  'Tips cannot be given on here.': 'ఇక్కడ టిప్‌లను ఇతరులకు ఇవ్వలేరు.',
  'You can give them back': 'మీరు వాటిని తిరిగి ఇవ్వవచ్చు',
  'No tips are held for you': 'మీ కోసం టిప్‌లు ఏవీ ఉంచలేదు',
  'This is not where a page of tips starts': 'టిప్‌ల పేజీ ఏదీ ఇక్కడ మొదలవ్వదు',
  'Your payout account is being set up.': 'మీ చెల్లింపుల ఖాతా సిద్ధమవుతోంది.',
  'Stripe has closed this payout account.': 'Stripe ఈ చెల్లింపుల ఖాతాను మూసివేసింది.',
  'Please write to us.': 'దయచేసి మాకు రాయండి.',
  'Your tips stay held for you.': 'మీ టిప్‌లు మీ కోసం అలాగే ఉంటాయి.',
  'Payout accounts cannot be set up right now: this is our fault.':
    'ప్రస్తుతం చెల్లింపుల ఖాతాలు తెరవలేము: ఇది మా పొరపాటు.',
  'Stripe cannot pay out to this country yet.': 'Stripe ఇంకా ఈ దేశానికి చెల్లించలేదు.',
  'Tips go to people who offer help.': 'టిప్‌లు సహాయం అందించే వారికి చేరతాయి.',
  'Offer your help first.': 'ముందు మీ సహాయాన్ని అందించండి.',
  'This receipt was not found': 'ఈ రసీదు కనబడలేదు',
  'The user you are trying to tip does not exist': 'మీరు టిప్ ఇవ్వాలనుకుంటున్న వ్యక్తి లేరు',
  'You cannot tip yourself': 'మీకు మీరే టిప్ ఇచ్చుకోలేరు',
  'This tip is being set up elsewhere.': 'ఈ టిప్ వేరే చోట సిద్ధమవుతోంది.',
  'This tip has gone back already, or its bank is looking at it':
    'ఈ టిప్ ఇప్పటికే తిరిగి వెళ్ళింది, లేదా దాని బ్యాంక్ దీన్ని పరిశీలిస్తోంది',
  'This tip is not awaiting review': 'ఈ టిప్ పరిశీలన కోసం వేచి లేదు',
  'We are still checking your payment.': 'మేము ఇంకా మీ చెల్లింపును తనిఖీ చేస్తున్నాము.',
  'Another tip was begun with this key': 'ఈ కీతో మరో టిప్ మొదలైంది',
  'This payment was not found': 'ఈ చెల్లింపు కనబడలేదు',
  'This payment was for somebody else': 'ఈ చెల్లింపు వేరొకరి కోసం',
  'This payment was for another amount': 'ఈ చెల్లింపు వేరే మొత్తానిది',
  'This payment has not gone through': 'ఈ చెల్లింపు పూర్తి కాలేదు',
  'You can still send the tip without a message.': 'అయినా మీరు సందేశం లేకుండా టిప్ పంపవచ్చు.',
};
