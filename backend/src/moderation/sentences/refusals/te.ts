import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'This decision was not found': 'ఈ నిర్ణయం కనబడలేదు',
  'You have asked us already, and each decision can be looked at again once':
    'మీరు మమ్మల్ని ఇప్పటికే అడిగారు, ప్రతి నిర్ణయాన్ని ఒక్కసారే మళ్లీ చూడవచ్చు',
  'This was not found at the desk': 'ఇది డెస్క్‌లో కనబడలేదు',
  'This answers an appeal, and this is none': 'ఇది అప్పీల్‌కు జవాబు, ఇక్కడ అప్పీల్ లేదు',
  'Nothing of a guest is out of sight because of this': 'ఈ కారణంగా అతిథిది ఏదీ కనబడకుండా లేదు',
  'This cannot be hidden': 'దీన్ని దాచలేరు',
  'A guest has no account: hide the listing, or dismiss the report':
    'అతిథికి ఖాతా ఉండదు: ప్రకటనను దాచండి, లేదా ఫిర్యాదును కొట్టివేయండి',
  'This person shows no picture': 'ఈ వ్యక్తి ఏ ఫోటోనూ చూపడం లేదు',
  'An appeal is lifted or upheld': 'అప్పీల్‌ను అంగీకరించాలి లేదా నిర్ణయాన్ని కొనసాగించాలి',
  'Somebody else must decide about you': 'మీ గురించి వేరొకరు నిర్ణయించాలి',
  'Only operators act on people of the desk': 'డెస్క్ వ్యక్తులపై ఆపరేటర్లు మాత్రమే చర్య తీసుకుంటారు',
  'Nothing was found here': 'ఇక్కడ ఏమీ కనబడలేదు',
  'The desk opens for {n} hours after a login with your passkey, or after you add one':
    'మీ పాస్‌కీతో లాగిన్ అయ్యాక, లేదా ఒకటి చేర్చాక, డెస్క్ {n} గంటలు తెరిచి ఉంటుంది',
  'Only operators can do this': 'ఆపరేటర్లు మాత్రమే ఇది చేయగలరు',
  'Only operators open the contact of people of the desk': 'డెస్క్ వ్యక్తుల సంప్రదింపు వివరాలను ఆపరేటర్లు మాత్రమే తెరుస్తారు',
  'Somebody else has taken this': 'దీన్ని వేరొకరు తీసుకున్నారు',
  'You have not taken this': 'మీరు దీన్ని తీసుకోలేదు',
  'Take it first: nobody has it now, or somebody else has':
    'ముందు దీన్ని తీసుకోండి: ఇప్పుడు ఇది ఎవరి దగ్గరా లేదు, లేదా వేరొకరి దగ్గర ఉంది',
  'You took this decision yourself, so another operator answers the appeal':
    'ఈ నిర్ణయం మీరే తీసుకున్నారు, కాబట్టి అప్పీల్‌కు మరో ఆపరేటర్ జవాబిస్తారు',
  'Only operators answer appeals': 'అప్పీల్‌లకు ఆపరేటర్లు మాత్రమే జవాబిస్తారు',
  'This is decided already: {outcome}': 'దీనిపై ఇప్పటికే నిర్ణయం అయింది: {outcome}',
  'You are the only operator: make somebody else one first': 'మీరు ఒక్కరే ఆపరేటర్: ముందు వేరొకరిని చేయండి',
  'You are the only operator: make somebody else one first.': 'మీరు ఒక్కరే ఆపరేటర్: ముందు వేరొకరిని చేయండి.',
  'This page is about you, so somebody else on the team looks after it.':
    'ఈ పేజీ మీ గురించే, కాబట్టి బృందంలో వేరొకరు దీన్ని చూసుకుంటారు.',
  'Somebody else must change your own role': 'మీ సొంత పాత్రను వేరొకరు మార్చాలి',
  'You are no operator any more': 'మీరు ఇక ఆపరేటర్ కాదు',
  'Nobody has logged in with {email} yet': '{email}‌తో ఇంకా ఎవరూ లాగిన్ కాలేదు',
  'You cannot begin new contacts until {when} UTC.': 'మీరు {when} UTC వరకు కొత్త సంప్రదింపులు మొదలుపెట్టలేరు.',
  'You cannot begin new contacts for good.': 'మీరు శాశ్వతంగా కొత్త సంప్రదింపులు మొదలుపెట్టలేరు.',
  'You cannot begin new contacts for now.': 'మీరు ప్రస్తుతానికి కొత్త సంప్రదింపులు మొదలుపెట్టలేరు.',
  'This account is suspended until {when} UTC.': 'ఈ ఖాతాను {when} UTC వరకు నిలిపివేశాం.',
  'This account is suspended for good.': 'ఈ ఖాతాను శాశ్వతంగా నిలిపివేశాం.',
  'Reason: {reason}.': 'కారణం: {reason}.',
  'spam or advertising': 'స్పామ్ లేదా ప్రచారం',
  harassment: 'వేధింపులు',
  'asking for money, or a fraud': 'డబ్బు అడగడం లేదా మోసం',
  'asking others to carry things': 'వస్తువులు తీసుకెళ్లమని ఇతరులను అడగడం',
  'pretending to be somebody else': 'వేరొకరిలా నటించడం',
  'somebody’s safety': 'ఒకరి భద్రత',
  'something that is not true': 'నిజం కానిది',
  'a breach of our terms of use': 'మా వినియోగ నియమాల ఉల్లంఘన',
  'Our mail about it says more, and has a link by which you can ask us to look again.':
    'దీని గురించిన మా మెయిల్‌లో మరిన్ని వివరాలు, మళ్లీ చూడమని మమ్మల్ని అడిగే లింక్ ఉన్నాయి.',
  'This was lifted already': 'దీన్ని ఇప్పటికే వెనక్కి తీసుకున్నారు',
  'A name cannot have invisible characters': 'పేరులో కనబడని అక్షరాలు ఉండకూడదు',
  'A name cannot have symbols or emoji, because they look like badges':
    'పేరులో చిహ్నాలు లేదా ఎమోజీలు ఉండకూడదు, ఎందుకంటే అవి బ్యాడ్జీల్లా కనిపిస్తాయి',
  'A name cannot have the address of a page or a mailbox': 'పేరులో పేజీ లేదా మెయిల్‌బాక్స్ చిరునామా ఉండకూడదు',
  'Write each word of a name in one alphabet': 'పేరులోని ప్రతి పదాన్ని ఒకే లిపిలో రాయండి',
  'This name could be mistaken for ours.': 'ఈ పేరును మా పేరుగా పొరబడవచ్చు.',
  'This name looks like the name of somebody in these conversations.': 'ఈ పేరు ఈ సంభాషణల్లోని ఒకరి పేరులా ఉంది.',
  'Please choose another': 'దయచేసి వేరొకటి ఎంచుకోండి',
  'This was not found': 'ఇది కనబడలేదు',
};
