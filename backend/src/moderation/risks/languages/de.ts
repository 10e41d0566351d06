import { each, list, type RiskRules } from '../risk-rules.js';

/** Not a language of the site, but one in which couriers have been looked for. */
export const de: RiskRules = {
  parcels: {
    phrases: list(
      'paket*, päckchen, platz in deinem koffer, platz in ihrem koffer, platz im koffer für, etwas für meinen, etwas für meine, päckchen*, kleines paket, kleiner umschlag, einen umschlag, freigepäck für, kilo übrig, kilo frei',
    ),
    found: ['Könnten Sie ein kleines Paket mitnehmen?', 'Nur ein Päckchen für meine Tante'],
    fine: ['Meine Mutter hat zwei Koffer.', 'Sie trägt ihren Koffer selbst.'],
  },
  money: {
    phrases: list(
      'schick* _ geld, überweis*, anzahlung, vorauszahlung, im voraus, vorkasse, zahl* _ zuerst, trinkgeld zuerst, geschenkkarte*, gutscheinkarte*, itunes _ karte*, kontonummer, bankverbindung, western union, trinkgeld vorher, trinkgeld vor, hälfte jetzt, hälfte vorher, zahlen sie vorher, zahlen sie zuerst, bezahlen sie zuerst, gutschein*, paypal, bitcoin, google play, itunes',
    ),
    found: ['Bitte überweisen Sie zuerst eine Anzahlung', 'Kaufen Sie mir Geschenkkarten'],
    fine: ['Danke, ich lade Sie auf einen Kaffee ein.'],
  },
  documents: {
    phrases: list(
      'foto _ reisepass*, kopie _ reisepass*, passnummer, personalausweis*, kreditkarte*, bestätige dein* konto, bestätigen sie ihr konto, verifizier* _ konto, konto _ gesperrt, passwort, bestätigungscode, sicherheitscode, bestätigen sie ihre daten, ihr konto wurde, ihr konto wird, sms code, code per sms, ihr passwort, bankkarte, klicken sie, folgenden link, ungewöhnliche aktivität',
    ),
    found: ['Schicken Sie mir ein Foto von Ihrem Reisepass', 'Bestätigen Sie Ihr Konto'],
    fine: ['Denken Sie an Ihren Reisepass.'],
  },
  elsewhere: {
    phrases: list(
      'meine nummer ist, schreib* mir auf, schreib* mir bei, schreib* mir über, in meinem hotel, in mein hotel, auf mein zimmer, bei mir zu hause, außerhalb der seite, in meiner wohnung, zu mir nach hause, auf whatsapp, per whatsapp, auf telegram, in meinem zimmer, gib mir deine nummer, geben sie mir ihre nummer, deine handynummer',
    ),
    found: ['Meine Nummer ist neu', 'Treffen wir uns in meinem Hotel'],
    fine: ['Ich rufe nach der Landung an.'],
  },
  hasArticles: true,
  carrying: {
    goods: list(
      'paket*, päckchen, umschlag, brief für, geschenk*, schachtel*, karton*, süßigkeiten, kilo, # kg, bargeld, geld, schmuck, gold, uhr, laptop*, handy*, iphone*, elektronik, zigaretten, tabak, parfüm*, medikament*, medizin, tabletten, pulver, proben, sachen, etwas, kleinigkeit, kleid*, schuhe, flasche*, glas mit, käse, wein, vitamine, creme*, spielzeug, schlüssel, ersatzteile, brief, dokumente für, schokolade',
    ),
    bags: list(
      'tasche, taschen, koffer, gepäck, gepäckstück*, rucksack, rucksäcke, tüte*, reisetasche*, beutel',
    ),
    carry: list(
      'mitnehmen, mitbringen, nehmen, nimm, nehmt, nimmst, bringen, bring, bringst, tragen, trägst, transportieren, überbringen, übergeben, einchecken, aufgeben, abgeben, mitnimmst, mitbringst, checkst, mitzunehmen, mitzubringen, mitgeben, schicken, nehmt, nähmen, nimmst, überbringst, befördern, abzugeben, mitnähmen',
    ),
    handOver: list(
      'gibt ihnen, gibt dir, gebe ihnen, gebe dir, übergibt ihnen, übergibt dir, holt es ab, holt ihn ab, holt sie ab, holt das, nimmt es entgegen, nimmt ihn entgegen, nimmt sie entgegen, gibt es ihnen, gibt es dir, gibt sie ihnen, wartet mit, holt das päckchen, holt den koffer, holt die tasche, holt den umschlag, gebe ihnen am, gibt ihnen am, drückt ihnen',
    ),
    ask: list(
      'können sie, könnten sie, kannst du, könntest du, würden sie, würdest du, bitte, wenn sie, wenn du, suche jemanden, jemand der, ist es möglich, nehmen sie, nimm, wer kann, gefallen, nähmen, würden, könnten',
    ),
    recipients: [
      ...each(
        list('für meinen, für meine, für mein, meinem, meiner, für einen, für eine, für unsere, für unseren'),
        list(
          'cousin*, bruder, schwester, onkel, tante, freund*, neffe*, nichte, familie, sohn, tochter, kind*, enkel*, nachbar*, kunde*, chef, firma, frau, mann, verwandte*',
        ),
      ),
      ...list('für mich, für uns, für jemanden, für ihn'),
    ],
    indefinite: list('ein, eine, einen, noch, mein, meine, meinen'),
    counts: list('#, zwei, drei, mehrere'),
    own: list('ihr, ihre, ihren, ihrem, sein, seine, seinen, dein, deine, deinen, eigene*'),
    extra: list('noch ein*, zusätzlich*, weitere*'),
    subjects: list('ich, er, wir, mutter, mama, vater, oma, opa'),
    pay: list(
      '$ #, # $, # euro, # eur, # dollar, zahle ihnen, zahle dir, bezahle ihnen, bezahle dir, belohnung, wir zahlen',
    ),
    help: list('helf*, hilf*, hilfe'),
    harmless: list(
      'mit sich, dabei, fürs taxi, für das taxi, vergessen, erinner*, mittags, am tag, täglich, kostet, kosten, gebühr*, durch den flughafen, bis zum gate, kontrolle, treppe*, band, wagen, foto, helf*, hilf*, sitz, platz, stuhl, decke, nachricht, wasser, taxi, zug',
    ),
  },
};
