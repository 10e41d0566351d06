import { describe, expect, it } from '@jest/globals';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { regions, splitNumber } from './regions';

describe('the list of regions', () => {
  it('has all regions and dial codes of the phone library', () => {
    const ours = regions().map(({ code, dialCode }) => `${code} ${dialCode}`);
    const theirs = getCountries().map((code) => `${code} +${getCountryCallingCode(code)}`);
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  });

  it('names them and puts the popular ones first', () => {
    expect(
      regions()
        .slice(0, 6)
        .map(({ name }) => name),
    ).toEqual(['United States', 'United Kingdom', 'Canada', 'Australia', 'India', 'Afghanistan']);
  });

  it('finds the main region of an international number', () => {
    expect(splitNumber('+44 20 7946 0958')).toEqual({ region: 'GB', dialCode: '+44', local: '2079460958' });
    expect(splitNumber('+1')).toEqual({ region: 'US', dialCode: '+1', local: '' });
    expect(splitNumber('+')).toBeNull();
  });
});
