import { Migration } from '@mikro-orm/migrations';

/** What people call a language who type it in one of the other languages of the site, also without accents. */
const languages: Record<string, string> = {
  ak: 'अकन అకాన్ 阿肯语 阿肯文 آکان',
  am: 'amárico amarico amharique अम्हेरी అమ్హారిక్ 阿姆哈拉语 阿姆哈拉文 امهری',
  ar: 'árabe arabe अरबी అరబిక్ 阿拉伯语 阿拉伯文 عربی',
  bg: 'búlgaro bulgaro bulgare बुल्गारियाई బల్గేరియన్ 保加利亚语 保加利亚文 بلغاری',
  bn: 'bengalí बंगाली బంగ్లా 孟加拉语 孟加拉文 بنگالی बांग्ला బెంగాలీ',
  bs: 'bosnio bosniaque बोस्नियाई బోస్నియన్ 波斯尼亚语 波斯尼亚文 بوسنیایی',
  cs: 'checo tchèque tcheque चेक చెక్ 捷克语 捷克文 چکی',
  da: 'danés danes danois डेनिश డానిష్ 丹麦语 丹麦文 دانمارکی',
  de: 'alemán aleman allemand जर्मन జర్మన్ 德语 德文 آلمانی',
  el: 'griego grec यूनानी గ్రీక్ 希腊语 希腊文 یونانی',
  en: 'inglés ingles anglais अंग्रेज़ी अंग्रेजी ఇంగ్లీష్ 英语 英文 انگلیسی ఇంగ్లీషు ఆంగ్లం',
  es: 'espagnol स्पेनिश స్పానిష్ 西班牙语 西班牙文 اسپانیایی',
  fa: 'persa persan फ़ारसी फारसी పర్షియన్ 波斯语 波斯文 ఫార్సీ',
  fi: 'finés fines finnois फ़िनिश फिनिश ఫిన్నిష్ 芬兰语 芬兰文 فنلاندی',
  fil: 'फ़िलिपीनो फिलिपीनो ఫిలిపినో 菲律宾语 菲律宾文 فیلیپینی',
  fr: 'francés frances फ़्रेंच फ्रेंच ఫ్రెంచ్ 法语 法文 فرانسوی',
  gu: 'guyaratí guyarati goudjarati गुजराती గుజరాతీ 古吉拉特语 古吉拉特文 گجراتی',
  ha: 'haoussa हौसा హౌసా 豪萨语 豪萨文 هوسایی',
  he: 'hebreo hébreu hebreu हिब्रू హీబ్రూ 希伯来语 希伯来文 عبری',
  hi: 'హిందీ 印地语 印地文 هندی',
  hr: 'croata croate क्रोएशियाई క్రొయేషియన్ 克罗地亚语 克罗地亚文 کروات',
  ht: 'haitiano haïtien haitien हैतियाई హైటియన్ 海地克里奥尔语 海地克里奥尔文 هائیتیایی',
  hu: 'húngaro hungaro hongrois हंगेरियाई హంగేరియన్ 匈牙利语 匈牙利文 مجاری',
  hy: 'armenio arménien armenien आर्मेनियाई ఆర్మీనియన్ 亚美尼亚语 亚美尼亚文 ارمنی',
  id: 'indonesio indonésien indonesien इंडोनेशियाई ఇండోనేషియన్ 印度尼西亚语 印度尼西亚文 اندونزیایی',
  ig: 'ईग्बो ఇగ్బో 伊博语 伊博文 ایگبویی',
  it: 'italien इतालवी ఇటాలియన్ 意大利语 意大利文 ایتالیایی',
  ja: 'japonés japones japonais जापानी జపనీస్ 日语 日文 ژاپنی',
  ka: 'georgiano géorgien georgien जॉर्जियाई జార్జియన్ 格鲁吉亚语 格鲁吉亚文 گرجی',
  kk: 'kazajo कज़ाख़ कजाख కజఖ్ 哈萨克语 哈萨克文 قزاقی',
  km: 'jemer खमेर ఖ్మేర్ 高棉语 高棉文 خمری',
  kn: 'canarés canares कन्नड़ कन्नड కన్నడ 卡纳达语 卡纳达文 کانارا',
  ko: 'coreano coréen coreen कोरियाई కొరియన్ 韩语 韩文 کره‌ای کرهای',
  lo: 'लाओ లావో 老挝语 老挝文 لائوسی',
  ml: 'malayálam मलयालम మలయాళం 马拉雅拉姆语 马拉雅拉姆文 مالایالامی',
  mn: 'mongol मंगोलियाई మంగోలియన్ 蒙古语 蒙古文 مغولی',
  mr: 'maratí marati మరాఠీ 马拉地语 马拉地文 مراتی',
  ms: 'malayo malais मलय మలయ్ 马来语 马来文 مالایی',
  my: 'birmano birman बर्मीज़ बर्मीज బర్మీస్ 缅甸语 缅甸文 برمه‌ای برمهای',
  ne: 'nepalí népalais nepalais నేపాలీ 尼泊尔语 尼泊尔文 نپالی',
  nl: 'neerlandés neerlandes néerlandais neerlandais डच డచ్ 荷兰语 荷兰文 هلندی',
  no: 'noruego norvégien norvegien नॉर्वेजियाई నార్వేజియన్ 挪威语 挪威文 نروژی',
  pa: 'punyabí punyabi pendjabi पंजाबी పంజాబీ 旁遮普语 旁遮普文 پنجابی',
  pl: 'polaco polonais पोलिश పోలిష్ 波兰语 波兰文 لهستانی',
  ps: 'pastún pastun pachto पश्तो పాష్టో 普什图语 普什图文 پشتو',
  pt: 'portugués portugais पुर्तगाली పోర్చుగీస్ 葡萄牙语 葡萄牙文 پرتغالی',
  ro: 'rumano roumain रोमानियाई రొమేనియన్ 罗马尼亚语 罗马尼亚文 رومانیایی',
  ru: 'ruso russe रूसी రష్యన్ 俄语 俄文 روسی',
  si: 'cingalés cingales cingalais सिंहली సింహళం 僧伽罗语 僧伽罗文 سینهالی',
  sk: 'eslovaco slovaque स्लोवाक స్లోవక్ 斯洛伐克语 斯洛伐克文 اسلواکی',
  so: 'somalí सोमाली సోమాలి 索马里语 索马里文 سومالیایی',
  sq: 'albanés albanes albanais अल्बानियाई అల్బేనియన్ 阿尔巴尼亚语 阿尔巴尼亚文 آلبانیایی',
  sr: 'serbio serbe सर्बियाई సెర్బియన్ 塞尔维亚语 塞尔维亚文 صربی',
  sv: 'sueco suédois suedois स्वीडिश స్వీడిష్ 瑞典语 瑞典文 سوئدی',
  sw: 'suajili स्वाहिली స్వాహిలి 斯瓦希里语 斯瓦希里文 سواحیلی',
  ta: 'tamoul तमिल తమిళం 泰米尔语 泰米尔文 تامیلی',
  te: 'télougou telougou तेलुगू 泰卢固语 泰卢固文 تلوگویی तेलुगु تلوگو',
  th: 'tailandés tailandes thaï थाई థాయ్ 泰语 泰文 تایلندی',
  tr: 'turco turc तुर्की టర్కిష్ 土耳其语 土耳其文 ترکی',
  uk: 'ucraniano ukrainien यूक्रेनियाई ఉక్రెయినియన్ 乌克兰语 乌克兰文 اوکراینی',
  ur: 'ourdou उर्दू ఉర్దూ 乌尔都语 乌尔都文 urdú',
  uz: 'uzbeko ouzbek उज़्बेक उज्बेक ఉజ్బెక్ 乌兹别克语 乌兹别克文 ازبکی',
  vi: 'vietnamita vietnamien वियतनामी వియత్నామీస్ 越南语 越南文 ویتنامی',
  yo: 'योरूबा యోరుబా 约鲁巴语 约鲁巴文 یوروبایی',
  yue: 'cantonés cantones cantonais कैंटोनीज़ कैंटोनीज కాంటనీస్ 粤文 کانتونی',
  zh: 'chino chinois चीनी చైనీస్ چینی 汉语 华语 国语 mandarín',
};

export const languageNames = Object.entries(languages).flatMap(([code, names]) =>
  names.split(' ').map((word) => [word, code] as const),
);

/** A search by language finds who has typed `alemán` or `آلمانی`. */
export class M0105LanguageNames extends Migration {
  override up(): void {
    const values = languageNames.map(([word, code]) => `('${word}', '${code}')`).join(', ');
    this.addSql(`insert into language_word (word, code) values ${values} on conflict (word) do nothing`);
    // Other listings get their terms when they are opened again.
    this.addSql(`
      update listing l set search_terms = listing_terms(l)
      where l.status = 'active' and l.search_terms is distinct from listing_terms(l)`);
  }
}
