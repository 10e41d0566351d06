import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'You have not blocked this person': 'आपने इस व्यक्ति को ब्लॉक नहीं किया है',
  'If you already have a login mail from us, the link in it still works.':
    'अगर आपके पास हमारा लॉग इन वाला ईमेल पहले से है, तो उसका लिंक अब भी चलता है।',
  'Invalid or expired verification code.': 'पुष्टि का कोड ग़लत है या उसका समय बीत चुका है।',
  'Please use the link in our mail: it logs you in without the code.':
    'कृपया हमारे ईमेल का लिंक इस्तेमाल करें: उससे आप बिना कोड लॉग इन हो जाते हैं।',
  'Codes are not accepted just now, because too many wrong ones were entered.':
    'बहुत सारे ग़लत कोड डाले गए, इसलिए अभी कोड स्वीकार नहीं हो रहे।',
  'Too many wrong codes.': 'बहुत सारे ग़लत कोड।',
  'Please use the link in our mail instead.': 'कृपया इसकी जगह हमारे ईमेल का लिंक इस्तेमाल करें।',
  'Please try again tomorrow.': 'कृपया कल फिर कोशिश करें।',
  'Please ask for a new code.': 'कृपया नया कोड माँगें।',
  'Please log out, log in again, and try once more.':
    'कृपया लॉग आउट करें, फिर लॉग इन करें और एक बार फिर कोशिश करें।',
  'Please start the login again': 'कृपया लॉग इन फिर से शुरू करें',
  'This link was used already or has expired.': 'यह लिंक इस्तेमाल हो चुका है या इसका समय बीत चुका है।',
  'Please log in again.': 'कृपया फिर से लॉग इन करें।',
  'Security verification failed - Please try again in a few moments or refresh the page':
    'सुरक्षा जाँच नहीं हो पाई - कृपया थोड़ी देर में फिर कोशिश करें या पेज रीफ़्रेश करें',
  'This passkey is not known here.': 'यह पासकी यहाँ नहीं मिली।',
  'Please log in with your email.': 'कृपया अपने ईमेल से लॉग इन करें।',
  'This passkey could not be used.': 'यह पासकी इस्तेमाल नहीं हो पाई।',
  'You can have {n} passkeys.': 'आप {n} पासकी रख सकते हैं।',
  'Remove one first.': 'पहले एक हटाएँ।',
  'This passkey is in use already': 'यह पासकी पहले से इस्तेमाल में है',
  'This passkey is not one of yours': 'यह पासकी आपकी नहीं है',
  'Please choose a JPEG, PNG or WebP picture': 'कृपया JPEG, PNG या WebP तस्वीर चुनें',
  'This picture has more than {n} MB: please choose a smaller one':
    'यह तस्वीर {n} MB से बड़ी है: कृपया छोटी तस्वीर चुनें',
  'This picture has more than {n} megapixels: please choose a smaller one':
    'यह तस्वीर {n} मेगापिक्सेल से बड़ी है: कृपया छोटी तस्वीर चुनें',
  'This picture is too large for the way it is stored: please choose one of less than {n} megapixels, or a plain JPEG':
    'जिस तरह यह तस्वीर सेव है, उसके लिए यह बहुत बड़ी है: कृपया {n} मेगापिक्सेल से छोटी तस्वीर या सादा JPEG चुनें',
  'Moving pictures cannot be used: please choose a still one':
    'चलती तस्वीरें इस्तेमाल नहीं हो सकतीं: कृपया स्थिर तस्वीर चुनें',
  'This file has something hidden behind the picture: please save it again as a JPEG, PNG or WebP':
    'इस फ़ाइल में तस्वीर के पीछे कुछ छिपा है: कृपया इसे JPEG, PNG या WebP में फिर से सेव करें',
  'This picture is damaged or not complete: please choose another one':
    'यह तस्वीर ख़राब या अधूरी है: कृपया दूसरी चुनें',
  'We could not read this picture: please choose another one': 'हम यह तस्वीर पढ़ नहीं पाए: कृपया दूसरी चुनें',
  'Too many pictures are being read': 'अभी बहुत सारी तस्वीरें पढ़ी जा रही हैं',
  'There is no such picture': 'ऐसी कोई तस्वीर नहीं है',
  'This is not your picture': 'यह आपकी तस्वीर नहीं है',
  'You are sending too many pictures at once': 'आप एक साथ बहुत सारी तस्वीरें भेज रहे हैं',
  'Too many people on your network are sending pictures': 'आपके नेटवर्क से बहुत सारे लोग तस्वीरें भेज रहे हैं',
  'Too many pictures are being sent': 'अभी बहुत सारी तस्वीरें भेजी जा रही हैं',
  'This is not the email of this account': 'यह इस खाते का ईमेल नहीं है',
  'Please add your phone number to your profile first': 'कृपया पहले अपनी प्रोफ़ाइल में फ़ोन नंबर जोड़ें',
  'Your phone number is verified already': 'आपका फ़ोन नंबर पहले से सत्यापित है',
  'This username is taken': 'यह यूज़रनेम किसी और का है',
  'To protect your account, confirm that it is you: log out, log in again, and do this within {n} minutes':
    'अपने खाते की सुरक्षा के लिए पुष्टि करें कि यह आप ही हैं: लॉग आउट करें, फिर लॉग इन करें और {n} मिनट के भीतर यह करें',
  'This session is not one of yours': 'यह सेशन आपका नहीं है',
  'This site sends no notifications to devices': 'यह साइट डिवाइसों पर नोटिफ़िकेशन नहीं भेजती',
  'This device is not one of yours': 'यह डिवाइस आपका नहीं है',
  'You can have {n} devices. Remove one of them first.': 'आप {n} डिवाइस रख सकते हैं। पहले उनमें से एक हटाएँ।',
  'This is the address of your account already': 'यह पहले से आपके खाते का पता है',
  'You can change your address once in {n} days': 'आप अपना पता {n} दिनों में एक बार बदल सकते हैं',
  'This address has an account of its own': 'इस पते का अपना खाता है',
  'The account of this address has another address now.': 'इस पते के खाते का पता अब दूसरा है।',
  'If that was not you, use the link in our mail about it.':
    'अगर यह आपने नहीं किया, तो इस बारे में हमारे ईमेल का लिंक खोलें।',
  'This cannot be switched': 'इसे चालू या बंद नहीं किया जा सकता',
  'Only a change of your email address can be confirmed by phone':
    'फ़ोन से सिर्फ़ ईमेल पते के बदलाव की पुष्टि हो सकती है',
  'Your phone number has not been verified for a day': 'आपका फ़ोन नंबर सत्यापित हुए अभी एक दिन नहीं हुआ',
  'Documents are not checked here': 'यहाँ दस्तावेज़ नहीं जाँचे जाते',
  'The check that you began has just ended.': 'आपकी शुरू की हुई जाँच अभी पूरी हुई है।',
  'See what came of it.': 'देखें कि क्या नतीजा निकला।',
  'Documents cannot be checked right now.': 'अभी दस्तावेज़ नहीं जाँचे जा सकते।',
  'Please try again in a few minutes.': 'कुछ मिनट बाद फिर कोशिश करें।',
  'Verify your phone number first.': 'पहले अपना फ़ोन नंबर सत्यापित करें।',
  'Choose your name first: it is compared with the one on the document.':
    'पहले अपना नाम चुनें: उसे दस्तावेज़ के नाम से मिलाया जाता है।',
  'Stripe does not check documents in your country yet.': 'Stripe आपके देश में अभी दस्तावेज़ नहीं जाँचता।',
  'Your document is checked already.': 'आपका दस्तावेज़ पहले ही जाँचा जा चुका है।',
  'No more documents can be checked today.': 'आज और दस्तावेज़ नहीं जाँचे जा सकते।',
  'Stripe is still looking at your document.': 'Stripe अभी आपका दस्तावेज़ देख रहा है।',
};
