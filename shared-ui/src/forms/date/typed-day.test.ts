import { describe, expect, it } from '@jest/globals';
import { plainDigits } from '../../language/plainDigits';
import { readDays } from './calendar-day';
import { fromPersian, inPersian, toPersian } from './persian-day';
import { typedIn } from './typed-day';

const from = '2026-11-20';
const read = (language: string, text: string) => readDays(typedIn(language, text, from), 'day', from);

describe('a typed day', () => {
  it.each([
    ['es', '26 de diciembre de 2026', '2026-12-26'],
    ['es', 'sábado, 26 dic 2026', '2026-12-26'],
    ['es', 'martes 5 de enero', '2027-01-05'],
    ['es', 'hoy', '2026-11-20'],
    ['es', 'Mañana', '2026-11-21'],
    ['es', '26 dec 2026', '2026-12-26'],
    ['fr', '26 déc. 2026', '2026-12-26'],
    ['fr', '1er fevrier 2027', '2027-02-01'],
    ['fr', '14 juillet 2027', '2027-07-14'],
    ['fr', "aujourd'hui", '2026-11-20'],
    ['hi', '26 दिसंबर 2026', '2026-12-26'],
    ['hi', '२६ दिसम्बर २०२६', '2026-12-26'],
    ['hi', '26 दिस॰ 2026', '2026-12-26'],
    ['hi', 'आज', '2026-11-20'],
    ['te', '26 డిసెంబర్, 2026', '2026-12-26'],
    ['te', '౨౬ డిసెం ౨౦౨౬', '2026-12-26'],
    ['te', 'రేపు', '2026-11-21'],
    ['zh', '2026年12月26日', '2026-12-26'],
    ['zh', '12月26日', '2026-12-26'],
    ['zh', '１２月２６日', '2026-12-26'],
    ['zh', '十二月 26', '2026-12-26'],
    ['zh', '明天', '2026-11-21'],
    ['fa', '۲۶ دسامبر ۲۰۲۶', '2026-12-26'],
    ['fa', '26 ژانويه 2027', '2027-01-26'],
    ['fa', '۵ دی ۱۴۰۵', '2026-12-26'],
    ['fa', '۵ دی', '2026-12-26'],
    ['fa', '۱ فروردین', '2027-03-21'],
    ['fa', '۵ دی ۰۵', '2026-12-26'],
    ['fa', '۱۴۰۵/۱۰/۵', '2026-12-26'],
    ['fa', '۵/۱۰/۱۴۰۵', '2026-12-26'],
    ['fa', 'فردا', '2026-11-21'],
    ['fa', '2026-12-26', '2026-12-26'],
  ])('reads, in %s, %s', (language, text, day) => {
    expect(read(language, text)).toEqual([day]);
  });

  it.each([
    ['es', 'pronto'],
    ['fr', '5 jui 2027'],
    ['hi', '31 फ़रवरी 2027'],
    ['fa', '۳۰ اسفند ۱۴۰۶'],
    ['fa', '۱۴۰۵/۱۳/۱'],
  ])('does not guess, in %s, %s', (language, text) => {
    expect(read(language, text)).toEqual([]);
  });

  it('reads two numbers in either order where the language leaves it open', () => {
    expect(read('fa', '۵/۱/۲۰۲۷')).toEqual(['2027-01-05', '2027-05-01']);
    expect(read('es', '30/12')).toEqual(['2026-12-30']);
  });

  it.each([
    ['۱۲', '12'],
    ['١٢', '12'],
    ['१२', '12'],
    ['౧౨', '12'],
    ['１２', '12'],
    ['12', '12'],
  ])('knows the digits %s', (text, digits) => {
    expect(plainDigits(text)).toBe(digits);
  });

  it('reads the digits of each script on an English page too', () => {
    expect(readDays('۲۶/۱۲/۲۰۲۶', 'day', from)).toEqual(['2026-12-26']);
    expect(readDays('२०२६-१२-२६', 'month', from)).toEqual(['2026-12-26']);
  });

  it('converts between the calendars, over years and leap years', () => {
    for (let at = Date.UTC(2019, 0, 1); at < Date.UTC(2031, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const [year = 0, month = 0, date = 0] = toPersian(day);
      expect(fromPersian(year, month, date)).toBe(day);
    }
    expect(inPersian('2026-12-26')).toBe('۵ دی ۱۴۰۵');
  });
});
