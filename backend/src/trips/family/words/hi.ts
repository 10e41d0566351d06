import { numberIn, plural } from '../../../platform/language/formats.js';
import type { JourneyWords } from './en.js';

export const hi: JourneyWords = {
  language: 'भाषा',
  description: 'इंतज़ार कर रहे परिवार के लिए: यात्रा कहाँ तक पहुँची है।',
  title: (city) => `${city} की यात्रा`,
  ended: { title: 'यह लिंक ख़त्म हो चुका है', text: 'जिन्होंने यह आपको भेजा था, उनसे पूछें।' },

  live: 'लाइव',
  reload: 'नई ख़बर के लिए पेज फिर से खोलें',
  noConnection: 'नेटवर्क नहीं है',
  tryingAgain: (news) => `${news}, फिर से कोशिश हो रही है`,
  lastNews: (at) => `आख़िरी ख़बर: ${at}`,
  noStep: 'अभी किसी क़दम पर टैप नहीं हुआ है',
  sharedBy: (name, lastDay) =>
    `${name} ने साझा किया। लिंक ${lastDay} को ख़त्म होगा। इसमें सिर्फ़ पहले नाम दिखते हैं, कोई तस्वीर या फ़ोन नंबर नहीं।`,

  at: (time, city) => `${city} में ${time} बजे`,
  times: (each) => each.join(', '),
  sentences: (each) => each.join(' '),

  headline: {
    was: (traveler, day) => `${traveler} की उड़ान ${day} को होनी थी`,
    onDay: (traveler, day) => `${traveler} की उड़ान ${day} को है`,
    tomorrow: (traveler) => `${traveler} की उड़ान कल है`,
    tonight: (traveler) => `${traveler} की उड़ान आज रात है`,
    today: (traveler) => `${traveler} की उड़ान आज है`,
    atAirport: (traveler) => `${traveler} हवाई अड्डे पर हैं`,
    met: (traveler, helper) => `${traveler} और ${helper} मिल गए हैं`,
    saysMet: (name) => `${name} कहते हैं कि वे मिल गए हैं`,
    security: (traveler) => `${traveler} की सुरक्षा जाँच हो गई`,
    boarded: (traveler, city) =>
      city === null ? `${traveler} विमान में सवार हैं` : `${traveler} ${city} के विमान में सवार हैं`,
    landed: (traveler, city) => `${traveler} ${city} में उतर गए हैं`,
    connected: (traveler, city) => `${traveler} ${city} में अगली उड़ान तक पहुँच गए हैं`,
    missed: (traveler, city) => `${city} में ${traveler} की अगली उड़ान छूट गई`,
    withNext: (traveler, next, city) => `${traveler} ${city} में ${next} के साथ हैं`,
    goodbye: (traveler, helper, city) => `${traveler} और ${helper} ने ${city} में विदा ली`,
    arrived: (traveler) => `${traveler} पहुँच गए हैं`,
    with: (traveler, family) => `${traveler} ${family} के साथ हैं`,
    says: (name, fact) => `${name} कहते हैं कि ${fact}`,
  },

  lead: {
    left: ({ city, traveler, saidBy }) => `${saidBy} का कहना है कि ${city} की उड़ान ${traveler} के बिना चली गई।`,
    anotherFlight: 'अगली ख़बर दूसरी उड़ान मिलने पर आएगी।',
    quiet: (at) => `${at} के बाद से कोई ख़बर नहीं है।`,
    fliesAlong: ({ helper, from, to }) =>
      `उड़ान में${from === null ? '' : ` ${from} से`}${to === null ? '' : ` ${to} तक`} ${helper} साथ होंगे।`,
    relay: (parts) =>
      `${parts
        .map(({ helper, from, to }) => `${from === null ? '' : `${from} से `}${to} तक ${helper} साथ होंगे`)
        .join(', ')}।`,
    steps: 'यात्रा के दिन के क़दम यहाँ दिखेंगे।',
    takeOff: (times) => `उड़ान का समय: ${times}।`,
    takeOffWas: (times) => `उड़ान का समय यह तय था: ${times}।`,
    noNews: 'अभी कोई ख़बर नहीं है।',
    together: (helper, traveler) => `${helper} ${traveler} के साथ हैं।`,
    saysTogether: (name) => `${name} कहते हैं कि वे साथ हैं।`,
    noNetwork: 'ऊपर आसमान में नेटवर्क नहीं होता।',
    afterLanding: 'अगली ख़बर विमान उतरने के बाद आएगी।',
    landing: (times) => `उतरने का तय समय: ${times}।`,
    notSaid: (name) => `${name} ने अभी यह नहीं कहा है।`,
    thanks: (helper) => `धन्यवाद, ${helper}।`,
    sameFlight: (helper) => `${helper} उसी उड़ान में थे।`,
    sameFlights: (helpers) => `${helpers} उन्हीं उड़ानों में थे।`,
    atAirportIn: (name, city) => `${name} ${city} के हवाई अड्डे पर हैं।`,
    fliesAlone: (traveler, from, to) => `${traveler} ${from} से ${to} तक अकेले उड़ेंगे।`,
    willMiss: ({ city, traveler, saidBy }) =>
      `${saidBy} का कहना है कि ${traveler} की ${city} की उड़ान छूट जाएगी।`,
    inTheAir: 'एयरलाइन के अनुसार विमान हवा में है।',
    hasLanded: (city) => `एयरलाइन के अनुसार विमान ${city} में उतर गया है।`,
    saidNothing: (name) => `${name} ने अभी कुछ नहीं बताया है।`,
    stays: (traveler, city, day) => `${traveler} ${day} तक ${city} में रहेंगे।`,
  },

  steps: {
    done: 'हो गया',
    planned: (times) => `तय समय: ${times}`,
    by: (step, name) => `${step}, ${name} के अनुसार`,
    atAirport: 'हवाई अड्डे पर',
    met: (helper) => `${helper} से मुलाक़ात`,
    security: 'सुरक्षा जाँच के पार',
    boarded: (city) => (city === null ? 'विमान में सवार' : `${city} के विमान में सवार`),
    landed: (city) => `${city} में उतरे`,
    connected: (city) => `${city} में विमान बदलना`,
    withNext: (next, city) => `${city} में ${next} के साथ`,
    goodbye: (helper) => `${helper} से विदा`,
    arrived: 'पहुँच गए',
    with: (family) => `${family} के साथ`,
    atAirportIn: (city) => `${city} के हवाई अड्डे पर`,
  },

  flight: {
    onTime: (times) => `समय पर: ${times} उड़ेगी`,
    delayed: (times, planned) => `देरी: ${planned} की जगह ${times} उड़ेगी`,
    boarding: 'बोर्डिंग चल रही है',
    inTheAir: (times) => (times ? `हवा में, ${times} उतरेगी` : 'हवा में'),
    landed: (times) => (times ? `${times} उतर गई` : 'उतर गई'),
    cancelled: 'एयरलाइन ने रद्द कर दी',
    diverted: 'दूसरे हवाई अड्डे की ओर मोड़ी गई',
    terminal: (terminal) => `टर्मिनल ${terminal}`,
    gate: (gate) => `गेट ${gate}`,
    belt: (belt) => `बेल्ट ${belt}`,
    tight: (minutes, city) => `${city} में विमान बदलने के लिए ${numberIn('hi', minutes)} मिनट: समय बहुत कम है`,
    leavesFirst: (city) => `${city} से अगली उड़ान उतरने से पहले निकल जाएगी`,
    knownAt: (at) => `FlightAware, ${at}`,
  },

  legs: {
    way: (from, to) => `${from} से ${to}`,
    times: (departs, lands) => `${departs}, उतरने का समय ${lands}`,
    with: (helper) => `${helper} के साथ`,
    alone: (traveler) => `${traveler} अकेले`,
    soon: 'एक घंटे से भी कम बाक़ी है',
    toGo: (hours) => plural('hi', hours, { one: 'क़रीब # घंटा बाक़ी है', other: 'क़रीब # घंटे बाक़ी हैं' }),
  },

  looked: {
    region: 'किसने देखा',
    seenBy: (names) => `इन्होंने देखा: ${names}।`,
    thanks: (name) => `धन्यवाद। ${name} देख सकते हैं कि आपने देख लिया है।`,
    heading: 'उन्हें बताएँ कि आपने देख लिया',
    who: 'आप कौन हैं?',
    example: 'लंदन वाले चाचा',
    send: 'मैंने देख लिया',
    readers: (name) => `इसे ${name} पढ़ेंगे, और वे सब जिनके पास यह लिंक है।`,
  },
};
