interface Flight {
  number: string;
  time: string;
}

export interface Route {
  from: string;
  to: string;
  /** The city where travelers change planes. */
  via?: string;
  out: Flight;
  back: Flight;
  stop?: Stop;
}

/** The second flight of each way, so many days after the first. */
export interface Stop {
  code: string;
  out: Connection;
  back: Connection;
}

interface Connection extends Flight {
  later: number;
}

/** `JFK-HYD QR702 21:10 QR501 03:55 Doha`: out, back, change of planes. */
const timetable = `
  JFK-DEL AI102 12:30 AI101 02:35
  EWR-HYD AI106 12:15 AI542 18:35 Delhi
  JFK-HYD QR702 20:55 QR501 03:50 Doha
  EWR-BOM UA48 20:45 UA49 00:40
  EWR-AMD AI106 12:15 AI818 20:40 Delhi
  JFK-AMD QR704 10:15 QR535 04:20 Doha
  DFW-HYD QR730 18:55 QR501 03:50 Doha
  DFW-MAA EK222 11:55 EK545 03:45 Dubai
  SFO-BLR AI176 12:00 AI175 14:20
  SFO-DEL AI174 21:30 AI173 04:00
  BOS-DEL EK238 23:10 EK511 04:15 Dubai
  BOS-ATQ QR744 20:25 QR549 04:05 Doha
  ORD-COK EY10 21:55 EY277 04:25 Abu Dhabi
  ORD-HYD QR726 19:15 QR501 03:50 Doha
  ORD-DEL AI126 13:25 AI127 02:10
  YYZ-ATQ QR768 19:30 QR549 04:05 Doha
  YYZ-DEL AC42 21:20 AC43 23:55
  YYZ-AMD EY140 22:25 EY287 04:40 Abu Dhabi
  YVR-DEL AI186 10:15 AI185 05:15
  SEA-DEL EK230 18:05 EK511 04:15 Dubai
  ATL-HYD QR756 19:25 QR501 03:50 Doha
  IAH-COK EK212 19:10 EK531 04:30 Dubai
  IAH-HYD QR714 19:35 QR501 03:50 Doha
  LHR-BOM BA139 10:25 BA138 13:05
  LHR-MAA BA35 13:15 BA36 05:30
  LHR-DEL VS300 22:35 VS301 14:10
  FRA-BLR LH754 12:55 LH755 03:45
  FRA-DEL LH760 13:40 LH761 03:20
  ORD-MEX AM685 13:05 AM684 07:30
  LAX-GDL Y4711 23:55 Y4710 18:40
  LAX-MEX AM647 14:15 AM646 09:05
  ORD-BJX Y4949 01:10 Y4948 18:25
  IAH-MTY UA1083 10:20 UA1082 14:50
  JFK-MEX AM409 16:40 AM408 09:35
  MAD-MEX IB6401 12:00 IB6402 19:45
  LHR-MEX BA243 12:40 BA242 19:30
  MIA-LIS TP224 17:15 TP223 10:00
  BOS-BOG AA917 06:15 AA914 07:50 Miami
  SFO-PVG UA857 13:45 UA858 20:25
  JFK-PVG MU588 16:20 MU587 11:45
  YYZ-XIY AC31 14:05 CA1202 10:30 Beijing
  LAX-CAN CZ328 22:40 CZ327 21:00
  YVR-PEK CA992 12:10 CA991 15:40
  LHR-PEK CA938 20:25 CA937 13:30
  CDG-PVG AF116 23:20 MU553 12:15
  FRA-PVG LH728 22:05 LH729 14:00
  LAX-HND NH105 00:50 NH106 22:55
  ORD-NRT NH11 11:20 NH12 17:00
  LAX-MNL PR103 21:30 PR102 20:40
  LAX-CEB PR153 22:55 PR152 21:15
  SFO-MNL PR105 22:30 PR104 20:10
  YYZ-MNL KE74 13:35 KE622 12:40 Seoul
  YVR-MNL PR117 23:45 PR116 19:30
  LHR-MNL QR4 21:10 QR933 17:20 Doha
  AMS-MNL QR274 15:40 QR933 17:20 Doha
  IAH-LOS LH441 16:00 LH569 23:00 Frankfurt
  IAH-PHC LH441 16:00 LH595 21:45 Frankfurt
  ATL-LOS DL54 16:55 DL55 22:35
  LHR-LOS BA75 11:20 BA74 23:10
  LHR-ABV BA83 22:15 BA82 07:50
  YYZ-LOS ET503 10:30 ET900 13:25 Addis Ababa
  IAD-ACC UA996 17:50 UA997 23:15
  LHR-ACC BA81 13:35 BA78 22:30
  IAD-ADD ET501 11:00 ET500 22:15
  YYZ-IKA TK18 22:20 TK875 04:30 Istanbul
  YVR-IKA TK76 21:40 TK875 04:30 Istanbul
  LAX-IKA TK10 18:35 TK879 09:15 Istanbul
  FRA-IKA TK1588 11:05 TK879 09:15 Istanbul
  ARN-SYZ TK1794 17:25 TK885 03:55 Istanbul
  ORD-WAW LO4 21:55 LO3 16:50
  ORD-KRK LO2 17:20 LO1 12:35
  EWR-RZE LO18 22:45 LO17 13:10
  JFK-WAW LO27 22:20 LO26 17:05
  JFK-KRK LO27 22:20 LO3924 13:40 Warsaw
`;

/** `JFK-HYD DOH QR500 20:15 1 QR701 08:05 0`: the stop, and the second flight out and back. */
const connections = `
  JFK-HYD DOH QR500 20:15 1 QR701 08:05 0
  EWR-HYD DEL AI560 17:20 1 AI105 23:30 0
  EWR-AMD DEL AI817 18:05 1 AI105 23:30 0
  JFK-AMD DOH QR534 19:30 1 QR701 08:05 0
  DFW-HYD DOH QR500 20:15 1 QR731 08:20 0
  DFW-MAA DXB EK544 14:10 1 EK221 09:50 0
  BOS-DEL DXB EK510 22:00 1 EK237 08:30 0
  BOS-ATQ DOH QR548 20:25 1 QR743 08:15 0
  ORD-COK AUH EY278 22:00 1 EY9 09:40 0
  ORD-HYD DOH QR500 20:15 1 QR725 08:30 0
  YYZ-ATQ DOH QR548 20:25 1 QR767 08:45 0
  YYZ-AMD AUH EY284 22:10 1 EY141 10:15 0
  SEA-DEL DXB EK510 22:00 1 EK229 09:10 0
  ATL-HYD DOH QR500 20:15 1 QR755 08:10 0
  IAH-COK DXB EK530 21:45 1 EK211 09:30 0
  IAH-HYD DOH QR500 20:15 1 QR713 08:25 0
  BOS-BOG MIA AA921 11:40 0 AA1412 13:10 0
  YYZ-XIY PEK CA1289 18:30 1 AC32 16:45 0
  YYZ-MNL ICN KE623 18:40 1 KE73 19:35 0
  LHR-MNL DOH QR932 08:20 1 QR3 01:40 1
  AMS-MNL DOH QR932 08:20 1 QR273 01:55 1
  IAH-LOS FRA LH568 11:10 1 LH440 09:55 1
  IAH-PHC FRA LH594 11:35 1 LH440 09:55 1
  YYZ-LOS ADD ET901 09:20 1 ET502 22:45 0
  YYZ-IKA IST TK878 20:10 1 TK17 15:10 0
  YVR-IKA IST TK878 20:10 1 TK75 15:45 0
  LAX-IKA IST TK878 20:10 1 TK9 13:40 0
  FRA-IKA IST TK874 22:15 0 TK1591 13:35 0
  ARN-SYZ IST TK884 23:55 0 TK1795 13:10 0
  JFK-KRK WAW LO3911 15:10 1 LO26 17:05 0
`;

const stops = new Map(linesOf(connections).map(stopOf));

function stopOf(line: string): [key: string, stop: Stop] {
  const [key = '', code = '', out = '', outTime = '', outLater, back = '', backTime = '', backLater] =
    line.split(' ');
  const outFlight = { number: out, time: outTime, later: Number(outLater) };
  const backFlight = { number: back, time: backTime, later: Number(backLater) };
  return [key, { code, out: outFlight, back: backFlight }];
}

function routeOf(line: string): [key: string, route: Route] {
  const [key = '', out = '', outTime = '', back = '', backTime = '', ...via] = line.split(' ');
  const [from = '', to = ''] = key.split('-');
  const flights = { out: { number: out, time: outTime }, back: { number: back, time: backTime } };
  const stop = stops.get(key);
  return [key, { from, to, ...flights, ...(via.length && { via: via.join(' ') }), ...(stop && { stop }) }];
}

function linesOf(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

export const routes = new Map(linesOf(timetable).map(routeOf));
