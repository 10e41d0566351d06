export interface TravelPattern {
  /** The part of the email before the @. */
  name: string;
  type: 'helper' | 'seeking_help';
  /** Days between two journeys: a divisor of 120, so that the number of upcoming journeys is constant. */
  every: number;
  stays: number;
  routes: string[];
  /** Who needs help: a relative, both parents, or `self`. */
  passengers: string[];
}

/** `meera 40 16 JFK-HYD,JFK-DEL` */
const amigos = `
  meera 40 16 JFK-HYD,EWR-HYD,JFK-DEL
  anjali 40 18 DFW-MAA,DFW-HYD
  ravi 30 11 SFO-BLR,SFO-BLR,SFO-DEL
  arjun 60 21 BOS-DEL,BOS-ATQ
  lakshmi 40 23 ORD-COK,ORD-COK,ORD-DEL
  gurdeep 30 17 YVR-DEL
  nisha 30 8 LHR-BOM,LHR-BOM,LHR-DEL
  vikram 30 14 EWR-BOM,EWR-AMD
  kavya 40 19 ATL-HYD
  rohan 30 13 FRA-BLR,FRA-DEL
  swati 40 22 YYZ-AMD,YYZ-DEL
  tomas 40 15 JFK-MEX,MIA-LIS,ORD-MEX
  alejandra 30 4 ORD-MEX
  ximena 40 9 LAX-GDL,LAX-MEX
  joaquin 30 6 IAH-MTY
  diego 40 12 MAD-MEX,LHR-MEX
  wei 40 17 SFO-PVG
  mingyu 60 34 LHR-PEK
  hao 30 12 YVR-PEK
  zhen 40 14 JFK-PVG
  yan 40 21 CDG-PVG
  yuki 40 10 LAX-HND,ORD-NRT
  jun 30 19 AMS-MNL
  maricel 30 16 LAX-MNL,SFO-MNL
  danilo 40 25 YYZ-MNL,YVR-MNL
  tessa 40 20 LHR-MNL
  chidi 30 14 IAH-PHC,IAH-LOS
  adaeze 30 9 LHR-LOS,LHR-LOS,LHR-ABV
  emeka 30 13 ATL-LOS
  zainab 60 26 LHR-ABV
  kwame 30 7 IAD-ACC,LHR-ACC
  samuel 40 24 IAD-ADD
  farid 40 15 FRA-IKA
  kaveh 60 28 LAX-IKA
  parisa 120 45 YVR-IKA
  olek 30 11 ORD-WAW,ORD-KRK
  kasia 40 10 JFK-KRK,JFK-WAW
`;

/** `priya 60 38 EWR-AMD parents` */
const seekers = `
  priya 60 38 EWR-AMD parents
  sunita 60 44 DFW-HYD mother,mother-in-law
  harpreet 60 33 YYZ-ATQ father
  fatima 60 41 ORD-HYD mother
  deepak 60 35 SEA-DEL parents
  biju 60 29 IAH-COK aunt
  padma 120 52 LHR-MAA self
  lucia 60 26 BOS-BOG father
  ruben 60 31 LAX-GDL mother
  marisol 60 28 ORD-BJX grandmother
  grace 120 47 YYZ-MNL self
  lin 60 43 YYZ-XIY parents
  jiahui 60 37 LAX-CAN mother
  xiaolan 120 55 FRA-PVG self
  rosario 60 32 LAX-CEB grandmother
  cora 120 49 SFO-MNL parents
  ifeoma 60 39 IAH-LOS mother
  tunde 60 34 ATL-LOS father
  ngozi 120 61 YYZ-LOS self
  shirin 60 42 YYZ-IKA parents
  nasrin 120 33 ARN-SYZ self
  halina 120 57 ORD-KRK self
  marek 120 40 EWR-RZE mother
  anjali 60 45 DFW-MAA grandmother
  ravi 60 36 SFO-BLR parents
  arjun 60 48 BOS-ATQ mother,grandmother
  lakshmi 60 27 ORD-COK mother
  gurdeep 60 51 YVR-DEL mother
  nisha 60 25 LHR-BOM parents
  kavya 60 46 ATL-HYD parents
  rohan 60 30 FRA-BLR mother
  swati 60 53 YYZ-AMD mother,aunt
  ximena 60 22 LAX-GDL grandmother
  joaquin 60 24 IAH-MTY parents
  diego 60 40 MAD-MEX mother
  wei 60 50 SFO-PVG mother-in-law
  zhen 60 43 JFK-PVG parents
  yan 60 38 CDG-PVG mother
  maricel 60 47 LAX-MNL mother
  tessa 60 34 LHR-MNL mother,aunt
  chidi 60 29 IAH-PHC mother
  adaeze 60 26 LHR-LOS parents
  emeka 60 37 ATL-LOS aunt
  farid 60 32 FRA-IKA mother
`;

function patternOf(type: TravelPattern['type'], line: string): TravelPattern {
  const [name = '', every, stays, routes = '', passengers = ''] = line.trim().split(' ');
  const often = { every: Number(every), stays: Number(stays) };
  return { name, type, ...often, routes: routes.split(','), passengers: passengers.split(',') };
}

const linesOf = (table: string) => table.trim().split('\n');

export const travelPatterns: TravelPattern[] = [
  ...linesOf(amigos).map((line) => patternOf('helper', line)),
  ...linesOf(seekers).map((line) => patternOf('seeking_help', line)),
];
