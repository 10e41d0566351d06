export type Cut = 'long' | 'bun' | 'short' | 'wavy' | 'curls' | 'shaved' | 'turban' | 'scarf';

export interface Look {
  cut: Cut;
  skin: string;
  hair: string;
  isOld: boolean;
  glasses: boolean;
  beard: boolean;
  rings: boolean;
}

const skins = {
  fair: '#f0c7a4',
  sand: '#e3b48c',
  tan: '#cf9a6f',
  warm: '#b97a50',
  brown: '#9c6440',
  dark: '#6d4229',
};
const hairs = { black: '#221a1a', brown: '#4f3426', blond: '#a9773c', grey: '#a4a7ad', white: '#dfe0e4' };
type Words =
  `${Cut} ${keyof typeof skins} ${keyof typeof hairs}${'' | ' beard'}${'' | ' glasses'}${'' | ' rings'}`;

const look = (words: Words): Look => {
  const [cut, skin, hair, ...more] = words.split(' ') as [
    Cut,
    keyof typeof skins,
    keyof typeof hairs,
    ...string[],
  ];
  return {
    cut,
    skin: skins[skin],
    hair: hairs[hair],
    isOld: hair === 'grey' || hair === 'white',
    glasses: more.includes('glasses'),
    beard: more.includes('beard'),
    rings: more.includes('rings'),
  };
};

/** How the demo people look. None of them is modelled on a real person. */
export const looks: Record<string, Look> = {
  Ifeoma: look('curls dark black rings'),
  Kwame: look('shaved dark black beard'),
  Samuel: look('short dark black glasses'),
  Chidi: look('shaved dark black'),
  Adaeze: look('bun dark black glasses'),
  Tunde: look('shaved dark black beard glasses'),
  Ngozi: look('curls dark white rings'),
  Emeka: look('short dark black beard'),
  Zainab: look('scarf dark black glasses'),
  Yuki: look('long sand black'),
  Grace: look('curls tan white glasses'),
  Wei: look('short sand grey glasses'),
  Lin: look('bun sand black'),
  Mingyu: look('wavy sand black glasses'),
  Jiahui: look('long fair brown'),
  Hao: look('short sand black'),
  Xiaolan: look('bun sand grey rings'),
  Zhen: look('short tan black beard'),
  Yan: look('long sand black glasses'),
  Rosario: look('long tan black rings'),
  Jun: look('wavy tan black'),
  Maricel: look('bun tan black'),
  Danilo: look('short warm black beard'),
  Tessa: look('long tan brown glasses'),
  Cora: look('curls tan black'),
  Meera: look('long warm black'),
  Anjali: look('long brown black glasses'),
  Priya: look('bun warm black rings'),
  Ravi: look('short brown black beard'),
  Sunita: look('bun brown black'),
  Arjun: look('wavy warm black beard'),
  Lakshmi: look('bun brown black glasses'),
  Harpreet: look('turban warm black beard'),
  Gurdeep: look('turban warm grey beard glasses'),
  Nisha: look('long warm brown rings'),
  Vikram: look('short brown white glasses'),
  Fatima: look('scarf warm black'),
  Deepak: look('short brown black glasses'),
  Kavya: look('curls brown black rings'),
  Biju: look('wavy brown black beard glasses'),
  Padma: look('bun brown white rings'),
  Rohan: look('wavy warm black glasses'),
  Swati: look('long brown black'),
  Farid: look('short tan black beard glasses'),
  Shirin: look('long tan brown rings'),
  Kaveh: look('curls tan black beard'),
  Parisa: look('scarf tan brown'),
  Nasrin: look('scarf tan grey glasses'),
  Olek: look('wavy fair blond beard'),
  Halina: look('curls fair white glasses'),
  Kasia: look('long fair blond'),
  Marek: look('short fair brown'),
  Tomas: look('short tan white beard'),
  Lucía: look('long tan black'),
  Alejandra: look('bun tan brown glasses'),
  Rubén: look('short warm black beard'),
  Ximena: look('curls warm brown'),
  Joaquín: look('short tan brown glasses'),
  Marisol: look('bun warm brown rings'),
  Diego: look('wavy tan black beard'),
};
