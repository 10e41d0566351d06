const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Top-level domains that cannot come from a missing space between two sentences. */
export const unmistakableEndings = words(`
  com net org info biz edu gov mil int app dev xyz mobi aero onl io gg
  ac ad ae af ag al ao aq ar aw ax az ba bb bd bf bg bh bi bj bm bn br bs bt bw bz
  ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm dz ec ee eg er es et eu
  fi fj fk fm fr ga gd ge gf gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu
  id ie il im iq ir je jm jo jp ke kg kh ki km kn kp kr kw ky kz lb lc li lk lr ls lt lu lv ly
  mc md mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx mz na nc ne nf ng ni nl np nr nu nz
  om pe pf pg ph pk pl pn ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn sr ss st su
  sv sx sy sz tc td tf tg th tj tk tl tm tn tr tt tv tw tz ua ug uk uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
  рф рус укр бел қаз онлайн сайт москва भारत বাংলা இந்தியா భారత్ 中国 中國 公司 网络 台灣 香港 日本 한국 السعودية امارات مصر ایران`);

/** Top-level domains that are also words: "help.So glad" is a missing space, "help.so" is not. */
export const wordEndings = words(`
  am an as at be by do in is it la ma me mu my no pa pm pr py sa so to us
  art bio blog book cafe care center chat city click cloud club company contact cool date deals direct dog email
  events express family fan fly fun fund global group guide guru help holiday host house how international jobs
  kim land life link live ltd men mom name news ninja now one online page party photos pics place plus post press
  pro red rent rocks run sale school services shop show site social space store studio style support team tech tel
  tips today top tours town trade travel video vip voyage website win work works world zone`);
