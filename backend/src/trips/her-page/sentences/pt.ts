import type { Sentences } from './en.js';

export const pt: Sentences = {
  doNotSpeak: (language) => `Não falo ${language}.`,
  flight: (flight, city) => (flight ? `O meu voo é o ${flight} para ${city}.` : `Vou para ${city}.`),
  changing: (flight, city) =>
    flight ? `Vou mudar de avião para o voo ${flight} para ${city}.` : `Vou mudar de avião para ${city}.`,
  asks: {
    gate: 'Por favor, me mostre o caminho para o meu portão de embarque.',
    checkIn: 'Por favor, me mostre onde faço o check-in.',
    security: 'Por favor, me mostre o caminho para a segurança.',
    rightGate: 'Este é o portão certo?',
    boarding: 'Por favor, me avise quando puder embarcar.',
    seat: 'Por favor, me ajude a encontrar o meu lugar.',
    announcement: 'Não entendo os avisos. Por favor, me mostre o que devo fazer.',
    form: 'Por favor, me ajude a preencher este formulário.',
    passport: 'Por favor, me mostre o caminho para o controle de passaportes.',
    bags: 'Por favor, me mostre onde retiro as minhas malas.',
    exit: 'Tem alguém me esperando lá fora. Por favor, me mostre a saída.',
    missed: 'Perdi este voo. Por favor, me leve ao balcão da companhia aérea.',
    late: 'O meu voo sai em breve. Posso passar à frente, por favor?',
    lost: 'Não sei para onde ir. Por favor, me leve ao balcão de informações.',
    wheelchair: 'Não consigo andar muito. Por favor, peça uma cadeira de rodas.',
    toilet: 'Onde ficam os banheiros, por favor?',
    water: 'Onde consigo água e algo para comer?',
    unwell: 'Não me sinto bem. Por favor, chame um médico.',
    charge: 'Onde posso carregar o meu telefone, por favor?',
  },
  meet: (helper, place) =>
    place
      ? `${helper} está me esperando aqui: ${place}. Por favor, me mostre o caminho.`
      : `${helper} está me esperando neste aeroporto. Por favor, me ajude a encontrar ${helper}.`,
  call: (name, phone) => `Por favor, ligue para ${name} por mim: ${phone}.`,
};
