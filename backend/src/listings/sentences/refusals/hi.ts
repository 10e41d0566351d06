import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'This listing is gone': 'यह सूचना अब नहीं है',
  'This listing is closed, or its trip is over': 'यह सूचना बंद है, या इसकी यात्रा हो चुकी है',
  'You need not wait: this listing is confirmed, and you can ask for the contact':
    'इंतज़ार की ज़रूरत नहीं: इस सूचना की पुष्टि हो चुकी है और आप संपर्क माँग सकते हैं',
  'This is not a listing of yours': 'यह आपकी सूचना नहीं है',
  'This alert was not found': 'यह अलर्ट नहीं मिला',
  'You have {n} alerts, which is as many as there can be.': 'आपके {n} अलर्ट हैं, इससे ज़्यादा नहीं हो सकते।',
  'You are logged in with another email.': 'आप दूसरे ईमेल से लॉग इन हैं।',
  'Use that one, or log out.': 'उसी का इस्तेमाल करें या लॉग आउट करें।',
  'This code was used already': 'यह कोड इस्तेमाल हो चुका है',
  'Please stop one first.': 'कृपया पहले एक को रोकें।',
  'This is before it takes off.': 'यह उड़ान भरने से पहले का है।',
  'Times are those of each airport.': 'समय हर हवाई अड्डे का अपना है।',
  'This is more than {n} days after take-off': 'यह उड़ान भरने के {n} दिन से ज़्यादा बाद है',
  'This trip is over.': 'यह यात्रा हो चुकी है।',
  'Post it again with new days.': 'इसे नए दिनों के साथ फिर से लिखें।',
  'This listing is out of sight until our team has looked at it': 'हमारी टीम के देखने तक यह सूचना छिपी है',
  'Our team took this trip of yours out of sight, so it cannot be posted again.':
    'हमारी टीम ने आपकी यह यात्रा छिपा दी है, इसलिए इसे फिर से नहीं लिखा जा सकता।',
  'Our mail about it says why, and how to ask us to look again.':
    'इसके बारे में हमारे ईमेल में लिखा है कि क्यों, और हमसे फिर देखने को कैसे कहें।',
  'A listing of yours for this trip is out of sight until our team has looked at it.':
    'इस यात्रा की आपकी एक सूचना हमारी टीम के देखने तक छिपी है।',
  'Please wait for that.': 'कृपया तब तक इंतज़ार करें।',
  'Only travelers who seek help offer tips': 'सिर्फ़ मदद चाहने वाले यात्री टिप देने की बात करते हैं',
  'Only helpers accept tips': 'सिर्फ़ साथी टिप स्वीकार करते हैं',
  'Only a request can be for someone else': 'सिर्फ़ अनुरोध ही किसी और के लिए हो सकता है',
  'We know no airport {code}.': '{code} नाम का हवाई अड्डा हमें नहीं मालूम।',
  'Choose one from the list.': 'सूची में से एक चुनें।',
  'Leg {leg} starts before leg {before} is over': 'हिस्सा {leg} हिस्से {before} के ख़त्म होने से पहले शुरू होता है',
  'You have {n} live listings, which is as many as there can be.':
    'आपकी {n} चालू सूचनाएँ हैं, इससे ज़्यादा नहीं हो सकतीं।',
  'Please close one first.': 'कृपया पहले एक बंद करें।',
  'Or log in: members have a limit of their own.': 'या लॉग इन करें: सदस्यों की अपनी सीमा होती है।',
  "Verification Failed: We couldn't verify you're not a robot.":
    'पुष्टि नहीं हो पाई: हम तय नहीं कर पाए कि आप रोबोट नहीं हैं।',
  'You have posted this text twice already.': 'आप यह टेक्स्ट पहले ही दो बार लिख चुके हैं।',
  'Please say what is new about this trip.': 'कृपया बताएँ कि इस यात्रा में नया क्या है।',
  'A trip can be at most {n} years ahead': 'यात्रा ज़्यादा से ज़्यादा {n} साल आगे की हो सकती है',
  'We know no such route': 'ऐसा कोई रास्ता हमें नहीं मालूम',
  'There is no such part': 'ऐसा कोई हिस्सा नहीं है',
  'This is not where a page of results starts': 'नतीजों का कोई पेज यहाँ से शुरू नहीं होता',
  'Too many pictures are being drawn': 'अभी बहुत सारी तस्वीरें बनाई जा रही हैं',
  'Timetables do not reach that far yet': 'समय-सारणी अभी इतने आगे तक नहीं है',
  'There are no times to use.': 'लेने के लिए कोई समय नहीं है।',
  'Change your trip instead.': 'इसके बजाय अपनी यात्रा बदलें।',
  'Flights cannot be looked up right now.': 'अभी उड़ानें खोजी नहीं जा सकतीं।',
  'Please type your trip.': 'कृपया अपनी यात्रा ख़ुद लिखें।',
  'This is you': 'यह आप ही हैं',
  'You keep {n} listings and people, which is as many as there can be.':
    'आपने {n} सूचनाएँ और लोग सहेजे हैं, इससे ज़्यादा नहीं हो सकते।',
  'Please remove one first.': 'पहले एक हटाएँ।',
  'This boarding pass is for another way': 'यह बोर्डिंग पास किसी और रास्ते का है',
  'This boarding pass is for another day': 'यह बोर्डिंग पास किसी और दिन का है',
  'Add the number of the flight first': 'पहले उड़ान का नंबर लिखें',
  'This boarding pass is for another flight': 'यह बोर्डिंग पास किसी और उड़ान का है',
  'A boarding pass can be shown from 3 days before its departure to 3 days after it':
    'बोर्डिंग पास प्रस्थान से 3 दिन पहले से 3 दिन बाद तक दिखाया जा सकता है',
  'Someone else has shown this boarding pass': 'यह बोर्डिंग पास किसी और ने दिखाया है',
  'We know no such place': 'हम ऐसी कोई जगह नहीं जानते',
  'Its owner has moved this trip to {day}. Look at it again before you ask.':
    'जिनकी यह यात्रा है, उन्होंने इसे {day} पर रख दिया है। पूछने से पहले इसे फिर से देखें।',
  'Its owner has changed this trip since you opened it. Look at it again before you ask.':
    'आपके खोलने के बाद जिनकी यह यात्रा है, उन्होंने इसे बदल दिया है। पूछने से पहले इसे फिर से देखें।',
};
