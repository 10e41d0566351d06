const airportsOfZones = `
  Africa/Accra ACC
  Africa/Addis_Ababa ADD
  Africa/Lagos LOS PHC ABV
  America/Bogota BOG
  America/Chicago DFW ORD IAH MDW
  America/Denver DEN
  America/Los_Angeles SFO SEA LAX
  America/Mexico_City MEX GDL BJX
  America/Monterrey MTY
  America/New_York JFK EWR BOS ATL MIA IAD BWI
  America/Toronto YYZ
  America/Vancouver YVR
  Asia/Dubai DXB AUH
  Asia/Hong_Kong HKG
  Asia/Kolkata DEL HYD BOM AMD MAA BLR ATQ COK
  Asia/Manila MNL CEB
  Asia/Qatar DOH
  Asia/Seoul ICN
  Asia/Shanghai PVG PEK XIY CAN
  Asia/Singapore SIN
  Asia/Tehran IKA SYZ
  Asia/Tokyo HND NRT
  Australia/Sydney SYD
  Europe/Amsterdam AMS
  Europe/Berlin FRA
  Europe/Istanbul IST
  Europe/Lisbon LIS
  Europe/London LHR
  Europe/Madrid MAD
  Europe/Paris CDG
  Europe/Stockholm ARN
  Europe/Warsaw WAW KRK RZE
  Pacific/Auckland CHC
`;

/** The time zone of each airport in the timetable. */
export const zones = new Map(
  airportsOfZones
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [zone = '', ...codes] = line.trim().split(' ');
      return codes.map((code): [string, string] => [code, zone]);
    }),
);
