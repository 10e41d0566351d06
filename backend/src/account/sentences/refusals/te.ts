import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'You have not blocked this person': 'మీరు ఈ వ్యక్తిని బ్లాక్ చేయలేదు',
  'If you already have a login mail from us, the link in it still works.':
    'మా లాగిన్ మెయిల్ మీకు ఇప్పటికే వచ్చి ఉంటే, అందులోని లింక్ ఇంకా పనిచేస్తుంది.',
  'Invalid or expired verification code.': 'ధ్రువీకరణ కోడ్ తప్పు లేదా దాని గడువు ముగిసింది.',
  'Please use the link in our mail: it logs you in without the code.':
    'దయచేసి మా మెయిల్‌లోని లింక్‌ను వాడండి: దానితో కోడ్ లేకుండా లాగిన్ అవుతారు.',
  'Codes are not accepted just now, because too many wrong ones were entered.':
    'తప్పు కోడ్‌లు చాలా ఎక్కువగా నమోదైనందున ప్రస్తుతం కోడ్‌లను అంగీకరించడం లేదు.',
  'Too many wrong codes.': 'తప్పు కోడ్‌లు చాలా ఎక్కువయ్యాయి.',
  'Please use the link in our mail instead.': 'దయచేసి దానికి బదులు మా మెయిల్‌లోని లింక్‌ను వాడండి.',
  'Please try again tomorrow.': 'దయచేసి రేపు మళ్లీ ప్రయత్నించండి.',
  'Please ask for a new code.': 'దయచేసి కొత్త కోడ్ అడగండి.',
  'Please log out, log in again, and try once more.': 'దయచేసి లాగౌట్ అయ్యి, మళ్లీ లాగిన్ అయ్యి, మరోసారి ప్రయత్నించండి.',
  'Please start the login again': 'దయచేసి లాగిన్‌ను మళ్లీ మొదలుపెట్టండి',
  'This link was used already or has expired.': 'ఈ లింక్‌ను ఇప్పటికే వాడారు, లేదా దాని గడువు ముగిసింది.',
  'Please log in again.': 'దయచేసి మళ్లీ లాగిన్ అవ్వండి.',
  'Security verification failed - Please try again in a few moments or refresh the page':
    'భద్రతా తనిఖీ విఫలమైంది - దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి లేదా పేజీని రిఫ్రెష్ చేయండి',
  'This passkey is not known here.': 'ఈ పాస్‌కీ ఇక్కడ తెలియదు.',
  'Please log in with your email.': 'దయచేసి మీ ఈమెయిల్‌తో లాగిన్ అవ్వండి.',
  'This passkey could not be used.': 'ఈ పాస్‌కీని వాడలేకపోయాము.',
  'You can have {n} passkeys.': 'మీకు {n} పాస్‌కీలు ఉండవచ్చు.',
  'Remove one first.': 'ముందు ఒకటి తీసివేయండి.',
  'This passkey is in use already': 'ఈ పాస్‌కీ ఇప్పటికే వాడకంలో ఉంది',
  'This passkey is not one of yours': 'ఈ పాస్‌కీ మీది కాదు',
  'Please choose a JPEG, PNG or WebP picture': 'దయచేసి JPEG, PNG లేదా WebP ఫోటోను ఎంచుకోండి',
  'This picture has more than {n} MB: please choose a smaller one':
    'ఈ ఫోటో {n} MB కంటే ఎక్కువ ఉంది: దయచేసి చిన్న ఫోటోను ఎంచుకోండి',
  'This picture has more than {n} megapixels: please choose a smaller one':
    'ఈ ఫోటో {n} మెగాపిక్సెల్‌ల కంటే ఎక్కువ ఉంది: దయచేసి చిన్న ఫోటోను ఎంచుకోండి',
  'This picture is too large for the way it is stored: please choose one of less than {n} megapixels, or a plain JPEG':
    'ఈ ఫోటో సేవ్ అయిన తీరుకు ఇది చాలా పెద్దది: దయచేసి {n} మెగాపిక్సెల్‌ల కంటే చిన్నదాన్ని లేదా సాధారణ JPEG‌ను ఎంచుకోండి',
  'Moving pictures cannot be used: please choose a still one': 'కదిలే ఫోటోలను వాడలేము: దయచేసి కదలని ఫోటోను ఎంచుకోండి',
  'This file has something hidden behind the picture: please save it again as a JPEG, PNG or WebP':
    'ఈ ఫైల్‌లో ఫోటో వెనుక ఏదో దాగి ఉంది: దయచేసి దీన్ని JPEG, PNG లేదా WebP‌గా మళ్లీ సేవ్ చేయండి',
  'This picture is damaged or not complete: please choose another one':
    'ఈ ఫోటో పాడైంది లేదా పూర్తిగా లేదు: దయచేసి వేరొకటి ఎంచుకోండి',
  'We could not read this picture: please choose another one': 'ఈ ఫోటోను చదవలేకపోయాము: దయచేసి వేరొకటి ఎంచుకోండి',
  'Too many pictures are being read': 'ప్రస్తుతం చాలా ఫోటోలను చదువుతున్నాం',
  'There is no such picture': 'అలాంటి ఫోటో లేదు',
  'This is not your picture': 'ఇది మీ ఫోటో కాదు',
  'You are sending too many pictures at once': 'మీరు ఒకేసారి చాలా ఫోటోలు పంపుతున్నారు',
  'Too many people on your network are sending pictures': 'మీ నెట్‌వర్క్ నుంచి చాలా మంది ఫోటోలు పంపుతున్నారు',
  'Too many pictures are being sent': 'ప్రస్తుతం చాలా మంది ఫోటోలు పంపుతున్నారు',
  'This is not the email of this account': 'ఇది ఈ ఖాతా ఈమెయిల్ కాదు',
  'Please add your phone number to your profile first': 'దయచేసి ముందు మీ ప్రొఫైల్‌లో ఫోన్ నంబర్ చేర్చండి',
  'Your phone number is verified already': 'మీ ఫోన్ నంబర్ ఇప్పటికే ధ్రువీకరించారు',
  'This username is taken': 'ఈ యూజర్ పేరు వేరొకరిది',
  'To protect your account, confirm that it is you: log out, log in again, and do this within {n} minutes':
    'మీ ఖాతా భద్రత కోసం, ఇది మీరేనని నిర్ధారించండి: లాగౌట్ అయ్యి, మళ్లీ లాగిన్ అయ్యి, {n} నిమిషాల్లోపు ఇది చేయండి',
  'This session is not one of yours': 'ఈ సెషన్ మీది కాదు',
  'This site sends no notifications to devices': 'ఈ సైట్ పరికరాలకు నోటిఫికేషన్లు పంపదు',
  'This device is not one of yours': 'ఈ పరికరం మీది కాదు',
  'You can have {n} devices. Remove one of them first.': 'మీకు {n} పరికరాలు ఉండవచ్చు. ముందు వాటిలో ఒకదాన్ని తీసివేయండి.',
  'This is the address of your account already': 'ఇది ఇప్పటికే మీ ఖాతా చిరునామా',
  'You can change your address once in {n} days': 'మీ చిరునామాను {n} రోజులకు ఒకసారి మార్చవచ్చు',
  'This address has an account of its own': 'ఈ చిరునామాకు సొంత ఖాతా ఉంది',
  'The account of this address has another address now.': 'ఈ చిరునామా ఖాతాకు ఇప్పుడు వేరే చిరునామా ఉంది.',
  'If that was not you, use the link in our mail about it.': 'అది మీరు కాకపోతే, దాని గురించి మేము పంపిన మెయిల్‌లోని లింక్ వాడండి.',
  'This cannot be switched': 'దీన్ని మార్చలేరు',
  'Only a change of your email address can be confirmed by phone': 'ఈమెయిల్ చిరునామా మార్పును మాత్రమే ఫోన్‌తో నిర్ధారించవచ్చు',
  'Your phone number has not been verified for a day': 'మీ ఫోన్ నంబర్ ధ్రువీకరించి ఇంకా ఒక రోజు కాలేదు',
  'Documents are not checked here': 'ఇక్కడ పత్రాలను తనిఖీ చేయరు',
  'The check that you began has just ended.': 'మీరు ప్రారంభించిన తనిఖీ ఇప్పుడే ముగిసింది.',
  'See what came of it.': 'ఫలితం ఏమిటో చూడండి.',
  'Documents cannot be checked right now.': 'ప్రస్తుతం పత్రాలను తనిఖీ చేయడం సాధ్యం కాదు.',
  'Please try again in a few minutes.': 'కొన్ని నిమిషాల తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Verify your phone number first.': 'ముందుగా మీ ఫోన్ నంబర్‌ను ధృవీకరించండి.',
  'Choose your name first: it is compared with the one on the document.':
    'ముందుగా మీ పేరును ఎంచుకోండి: దాన్ని పత్రంలోని పేరుతో పోలుస్తారు.',
  'Stripe does not check documents in your country yet.': 'Stripe మీ దేశంలో ఇంకా పత్రాలను తనిఖీ చేయదు.',
  'Your document is checked already.': 'మీ పత్రాన్ని ఇప్పటికే తనిఖీ చేశారు.',
  'No more documents can be checked today.': 'ఈ రోజు మరిన్ని పత్రాలను తనిఖీ చేయడం సాధ్యం కాదు.',
  'Stripe is still looking at your document.': 'Stripe ఇంకా మీ పత్రాన్ని చూస్తోంది.',
};
