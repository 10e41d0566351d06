import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'This decision was not found': 'यह फ़ैसला नहीं मिला',
  'You have asked us already, and each decision can be looked at again once':
    'आप हमसे कह चुके हैं, और हर फ़ैसला एक ही बार फिर देखा जा सकता है',
  'This was not found at the desk': 'यह डेस्क पर नहीं मिला',
  'This answers an appeal, and this is none': 'यह अपील का जवाब है, और यह कोई अपील नहीं है',
  'Nothing of a guest is out of sight because of this': 'इस वजह से किसी मेहमान का कुछ छिपा नहीं है',
  'This cannot be hidden': 'इसे छिपाया नहीं जा सकता',
  'A guest has no account: hide the listing, or dismiss the report':
    'मेहमान का खाता नहीं होता: सूचना छिपाएँ या शिकायत खारिज करें',
  'This person shows no picture': 'यह व्यक्ति कोई तस्वीर नहीं दिखाता',
  'An appeal is lifted or upheld': 'अपील या तो मानी जाती है या फ़ैसला कायम रहता है',
  'Somebody else must decide about you': 'आपके बारे में फ़ैसला किसी और को करना होगा',
  'Only operators act on people of the desk': 'डेस्क के लोगों पर कार्रवाई सिर्फ़ ऑपरेटर करते हैं',
  'Nothing was found here': 'यहाँ कुछ नहीं मिला',
  'The desk opens for {n} hours after a login with your passkey, or after you add one':
    'अपनी पासकी से लॉग इन करने या नई पासकी जोड़ने के बाद डेस्क {n} घंटे खुला रहता है',
  'Only operators can do this': 'यह सिर्फ़ ऑपरेटर कर सकते हैं',
  'Only operators open the contact of people of the desk': 'डेस्क के लोगों का संपर्क सिर्फ़ ऑपरेटर खोलते हैं',
  'Somebody else has taken this': 'इसे किसी और ने ले लिया है',
  'You have not taken this': 'इसे आपने नहीं लिया है',
  'Take it first: nobody has it now, or somebody else has':
    'पहले इसे लें: अभी यह किसी के पास नहीं है, या किसी और के पास है',
  'You took this decision yourself, so another operator answers the appeal':
    'यह फ़ैसला आपने ख़ुद लिया था, इसलिए अपील का जवाब कोई दूसरा ऑपरेटर देगा',
  'Only operators answer appeals': 'अपील का जवाब सिर्फ़ ऑपरेटर देते हैं',
  'This is decided already: {outcome}': 'इस पर फ़ैसला हो चुका है: {outcome}',
  'You are the only operator: make somebody else one first': 'आप अकेले ऑपरेटर हैं: पहले किसी और को बनाएँ',
  'You are the only operator: make somebody else one first.': 'आप अकेले ऑपरेटर हैं: पहले किसी और को बनाएँ।',
  'This page is about you, so somebody else on the team looks after it.':
    'यह पेज आपके बारे में है, इसलिए टीम में से कोई और इसे देखता है।',
  'Somebody else must change your own role': 'आपकी भूमिका किसी और को बदलनी होगी',
  'You are no operator any more': 'आप अब ऑपरेटर नहीं हैं',
  'Nobody has logged in with {email} yet': '{email} से अब तक किसी ने लॉग इन नहीं किया है',
  'You cannot begin new contacts until {when} UTC.': 'आप {when} UTC तक नए संपर्क शुरू नहीं कर सकते।',
  'You cannot begin new contacts for good.': 'आप हमेशा के लिए नए संपर्क शुरू नहीं कर सकते।',
  'You cannot begin new contacts for now.': 'आप फ़िलहाल नए संपर्क शुरू नहीं कर सकते।',
  'This account is suspended until {when} UTC.': 'यह खाता {when} UTC तक बंद है।',
  'This account is suspended for good.': 'यह खाता हमेशा के लिए बंद है।',
  'Reason: {reason}.': 'वजह: {reason}।',
  'spam or advertising': 'स्पैम या विज्ञापन',
  harassment: 'परेशान करना',
  'asking for money, or a fraud': 'पैसे माँगना या धोखाधड़ी',
  'asking others to carry things': 'दूसरों से सामान ले जाने को कहना',
  'pretending to be somebody else': 'ख़ुद को कोई और बताना',
  'somebody’s safety': 'किसी की सुरक्षा',
  'something that is not true': 'ऐसी बात जो सच नहीं है',
  'a breach of our terms of use': 'हमारी उपयोग की शर्तों का उल्लंघन',
  'Our mail about it says more, and has a link by which you can ask us to look again.':
    'इसके बारे में हमारे ईमेल में और लिखा है, और उसमें एक लिंक है जिससे आप हमसे फिर देखने को कह सकते हैं।',
  'This was lifted already': 'यह पहले ही हटाया जा चुका है',
  'A name cannot have invisible characters': 'नाम में अदृश्य अक्षर नहीं हो सकते',
  'A name cannot have symbols or emoji, because they look like badges':
    'नाम में चिह्न या इमोजी नहीं हो सकते, क्योंकि वे बैज जैसे दिखते हैं',
  'A name cannot have the address of a page or a mailbox': 'नाम में किसी पेज या मेलबॉक्स का पता नहीं हो सकता',
  'Write each word of a name in one alphabet': 'नाम का हर शब्द एक ही लिपि में लिखें',
  'This name could be mistaken for ours.': 'यह नाम हमारा नाम समझा जा सकता है।',
  'This name looks like the name of somebody in these conversations.':
    'यह नाम इन बातचीतों में किसी के नाम जैसा है।',
  'Please choose another': 'कृपया दूसरा चुनें',
  'This was not found': 'यह नहीं मिला',
};
