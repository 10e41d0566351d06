import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'This listing is gone': 'ఈ ప్రకటన ఇప్పుడు లేదు',
  'This listing is closed, or its trip is over': 'ఈ ప్రకటన మూసేసి ఉంది, లేదా దాని ప్రయాణం ముగిసింది',
  'You need not wait: this listing is confirmed, and you can ask for the contact':
    'వేచి ఉండాల్సిన అవసరం లేదు: ఈ ప్రకటనను నిర్ధారించారు, మీరు సంప్రదింపు వివరాలు అడగవచ్చు',
  'This is not a listing of yours': 'ఇది మీ ప్రకటన కాదు',
  'This alert was not found': 'ఈ అలర్ట్ కనబడలేదు',
  'You have {n} alerts, which is as many as there can be.': 'మీకు {n} అలర్ట్‌లు ఉన్నాయి, అంతకంటే ఎక్కువ ఉండకూడదు.',
  'You are logged in with another email.': 'మీరు వేరే ఈమెయిల్‌తో లాగిన్ అయ్యారు.',
  'Use that one, or log out.': 'దాన్నే వాడండి, లేదా లాగౌట్ అవ్వండి.',
  'This code was used already': 'ఈ కోడ్‌ను ఇప్పటికే వాడారు',
  'Please stop one first.': 'దయచేసి ముందు ఒకటి ఆపండి.',
  'This is before it takes off.': 'ఇది విమానం ఎగరడానికి ముందు ఉంది.',
  'Times are those of each airport.': 'సమయాలు ఆయా విమానాశ్రయాల స్థానిక సమయాలు.',
  'This is more than {n} days after take-off': 'ఇది విమానం ఎగిరిన {n} రోజుల తర్వాత ఉంది',
  'This trip is over.': 'ఈ ప్రయాణం ముగిసింది.',
  'Post it again with new days.': 'కొత్త రోజులతో దీన్ని మళ్లీ పోస్ట్ చేయండి.',
  'This listing is out of sight until our team has looked at it': 'మా బృందం చూసేవరకు ఈ ప్రకటన కనబడదు',
  'Our team took this trip of yours out of sight, so it cannot be posted again.':
    'మా బృందం మీ ఈ ప్రయాణాన్ని కనబడకుండా చేసింది, కాబట్టి దీన్ని మళ్లీ పోస్ట్ చేయలేరు.',
  'Our mail about it says why, and how to ask us to look again.':
    'ఎందుకో, మళ్లీ చూడమని మమ్మల్ని ఎలా అడగాలో దీని గురించిన మా మెయిల్‌లో ఉంది.',
  'A listing of yours for this trip is out of sight until our team has looked at it.':
    'ఈ ప్రయాణం కోసం మీరు పెట్టిన ఒక ప్రకటన మా బృందం చూసేవరకు కనబడదు.',
  'Please wait for that.': 'దయచేసి అంతవరకు వేచి ఉండండి.',
  'Only travelers who seek help offer tips': 'సహాయం కోరే ప్రయాణికులే టిప్ ఇస్తామని చెబుతారు',
  'Only helpers accept tips': 'తోడు వచ్చేవారే టిప్ తీసుకుంటారు',
  'Only a request can be for someone else': 'అభ్యర్థన మాత్రమే వేరొకరి కోసం కావచ్చు',
  'We know no airport {code}.': '{code} అనే విమానాశ్రయం మాకు తెలియదు.',
  'Choose one from the list.': 'జాబితా నుంచి ఒకటి ఎంచుకోండి.',
  'Leg {leg} starts before leg {before} is over': 'విమానం {leg} విమానం {before} ముగియకముందే మొదలవుతుంది',
  'You have {n} live listings, which is as many as there can be.':
    'మీకు {n} చురుకైన ప్రకటనలు ఉన్నాయి, అంతకంటే ఎక్కువ ఉండకూడదు.',
  'Please close one first.': 'దయచేసి ముందు ఒకటి మూసివేయండి.',
  'Or log in: members have a limit of their own.': 'లేదా లాగిన్ అవ్వండి: సభ్యులకు వారి సొంత పరిమితి ఉంటుంది.',
  "Verification Failed: We couldn't verify you're not a robot.": 'ధ్రువీకరణ విఫలమైంది: మీరు రోబో కాదని నిర్ధారించలేకపోయాము.',
  'You have posted this text twice already.': 'మీరు ఈ వచనాన్ని ఇప్పటికే రెండుసార్లు పోస్ట్ చేశారు.',
  'Please say what is new about this trip.': 'ఈ ప్రయాణంలో కొత్తగా ఏముందో దయచేసి చెప్పండి.',
  'A trip can be at most {n} years ahead': 'ప్రయాణం గరిష్ఠంగా {n} సంవత్సరాల ముందుకు ఉండవచ్చు',
  'We know no such route': 'అలాంటి మార్గం మాకు తెలియదు',
  'There is no such part': 'అలాంటి భాగం లేదు',
  'This is not where a page of results starts': 'ఫలితాల పేజీ ఏదీ ఇక్కడ మొదలవ్వదు',
  'Too many pictures are being drawn': 'ప్రస్తుతం చాలా చిత్రాలు తయారవుతున్నాయి',
  'Timetables do not reach that far yet': 'టైమ్‌టేబుళ్లు ఇంకా అంత దూరం వరకు లేవు',
  'There are no times to use.': 'వాడడానికి సమయాలు లేవు.',
  'Change your trip instead.': 'బదులుగా మీ ప్రయాణాన్ని మార్చండి.',
  'Flights cannot be looked up right now.': 'ప్రస్తుతం విమానాలను వెతకలేకపోతున్నాం.',
  'Please type your trip.': 'దయచేసి మీ ప్రయాణాన్ని మీరే రాయండి.',
  'This is you': 'ఇది మీరే',
  'You keep {n} listings and people, which is as many as there can be.':
    'మీరు {n} ప్రకటనలను, వ్యక్తులను దాచుకున్నారు, ఇంతకు మించి కుదరదు.',
  'Please remove one first.': 'ముందు ఒకటి తీసేయండి.',
  'This boarding pass is for another way': 'ఈ బోర్డింగ్ పాస్ వేరే మార్గానిది',
  'This boarding pass is for another day': 'ఈ బోర్డింగ్ పాస్ వేరే రోజుది',
  'Add the number of the flight first': 'ముందు విమానం నంబర్ రాయండి',
  'This boarding pass is for another flight': 'ఈ బోర్డింగ్ పాస్ వేరే విమానానిది',
  'A boarding pass can be shown from 3 days before its departure to 3 days after it':
    'బయలుదేరడానికి 3 రోజుల ముందు నుంచి 3 రోజుల తర్వాత వరకు బోర్డింగ్ పాస్‌ను చూపించవచ్చు',
  'Someone else has shown this boarding pass': 'ఈ బోర్డింగ్ పాస్‌ను ఇంకొకరు చూపించారు',
  'We know no such place': 'అలాంటి చోటు మాకు తెలియదు',
  'Its owner has moved this trip to {day}. Look at it again before you ask.':
    'ఈ ప్రయాణాన్ని పెట్టినవారు దాన్ని {day}‌కి మార్చారు. అడిగే ముందు దాన్ని మళ్లీ చూడండి.',
  'Its owner has changed this trip since you opened it. Look at it again before you ask.':
    'మీరు తెరిచిన తర్వాత, ఈ ప్రయాణాన్ని పెట్టినవారు దాన్ని మార్చారు. అడిగే ముందు దాన్ని మళ్లీ చూడండి.',
};
