import { each, list, type RiskRules } from '../risk-rules.js';

/** Not a language of the site, but one in which couriers have been looked for. */
export const cs: RiskRules = {
  parcels: {
    phrases: list('balík*, balíč*, zásilk*, místo v kufru pro'),
    found: ['Můžete vzít malý balíček do Dillí?', 'Je to jen zásilka pro tetu'],
    fine: ['Maminka má dva kufry.', 'Nese si svůj kufr sama.'],
  },
  money: {
    phrases: list(
      'pošlete _ peníze, pošli _ peníze, zálohu, předem zaplat*, zaplaťte předem, zaplať předem, zaplatit předem, platba předem, dárkov* kart*, dárkov* kupon*, itunes kart*, číslo účtu, spropitné předem, western union, spropitné před, polovinu teď, polovinu předem, paypal, bitcoin, zaplaťte',
    ),
    found: ['Pošlete mi peníze před letem', 'Potřebuji zálohu'],
    fine: ['Děkuji, pozvu vás na kávu.'],
  },
  documents: {
    phrases: list(
      'fotku pasu, foto pasu, kopii pasu, číslo pasu, číslo karty, kreditní kart*, občansk* průkaz*, ověřte _ účet, ověř _ účet, potvrďte _ účet, potvrď _ účet, účet _ zablokov*, heslo, ověřovací kód, potvrďte své údaje, váš účet byl, kód z sms, kód ze sms, klikněte, následující odkaz',
    ),
    found: ['Pošlete fotku pasu', 'Ověřte svůj účet'],
    fine: ['Nezapomeňte si pas.'],
  },
  elsewhere: {
    phrases: list(
      'moje číslo je, napište mi na, napiš mi na, v mém hotelu, do mého hotelu, u mě v hotelu, ke mně na pokoj, mimo tento web, u mě doma, ke mně domů, do mého bytu, na whatsapp, dejte mi své číslo, dej mi číslo, vaše telefonní číslo',
    ),
    found: ['Moje číslo je nové', 'Sejdeme se v mém hotelu'],
    fine: ['Zavolám po přistání.'],
  },
  hasArticles: false,
  carrying: {
    goods: list(
      'balík*, balíč*, obálk*, dárek, dárky, dáreček, krabic*, krabičk*, sladkost*, cukroví, kilo, kila, # kg, hotovost*, peníze, šperk*, zlato, hodinky, notebook*, laptop*, mobil*, telefon, iphone*, elektronik*, cigaret*, tabák, parfém*, lék, léky, prášk*, vzork*, něco, věc, věci, oblečení, šaty, boty, láhev, lahve, sýr, víno, vitamíny, krém*, hračk*, klíče, součástk*, dopis, dokumenty pro, čokolád*',
    ),
    bags: list('tašk*, kufr*, zavazadl*, batoh*, pytlík*, kabelk*'),
    carry: list(
      'vzít, vezmete, vezmeš, vezměte, vezmi, přivézt, přivezete, přivezeš, přinést, převézt, odvézt, donést, doručit, předat, předáte, odbavit, odbavíte, odneste, vzal, vzala, odevzdat, poslat, předejte, předáš, dopravit, vezměte',
    ),
    handOver: list(
      'vám dá, ti dá, vám předá, ti předá, vám předám, vám dám, si to vyzvedne, si ji vyzvedne, si ho vyzvedne, si je vyzvedne, to převezme, ji převezme, ho převezme, vyzvedne si, vám dají, čeká s, si to převezme, si od vás vezme, od vás vezme, si vyzvedne',
    ),
    ask: list(
      'můžete, můžeš, mohl byste, mohla byste, mohl bys, mohla bys, prosím, prosíme, kdybyste, pokud, hledám někoho, je možné, potřebuji aby, vezmete, vezměte, laskavost, mohl by, mohla by, vzal byste, vzala byste',
    ),
    recipients: [
      ...each(
        list('pro, pro mého, pro mou, pro moji, mému, mé, od mého, od mé'),
        list(
          'bratrance, bratranec, bratranci, bratra, bratrovi, sestru, sestře, strýce, strýci, tetu, tetě, kamarád*, přítel*, rodinu, syna, synovi, dceru, dceři, souseda, klienta, šéfa, známé*, příbuzn*',
        ),
      ),
      ...list('pro mě, pro nás, pro někoho, bratranec, bratrovi, bratranci'),
    ],
    indefinite: list('jeden, jednu, jedno, nějak*, další, můj, moji, moje, malý, malou'),
    counts: list('#, dva, dvě, tři'),
    own: list('svůj, svou, svoji, svoje, své, její, jeho, jejich, vlastní, váš, vaše, vaši'),
    extra: list('další, navíc, ještě jeden, ještě jednu'),
    subjects: list('maminka, matka, tatínek, otec, babička, já, ona'),
    pay: list(
      '$ #, # $, # euro, # eur, # korun*, # kč, # dolar*, zaplatím vám, zaplatím ti, zaplatíme vám, odměn*',
    ),
    help: list('pomo*, pomá*'),
    harmless: list(
      's sebou, u sebe, na taxi, nezapome*, připome*, v poledne, denně, stojí, poplat*, letištěm, k bráně, kontrol*, schod*, pás, vozík*, fotk*, pomo*',
    ),
  },
};
