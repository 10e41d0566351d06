const words = (text: string) => text.trim().split(/\s+/);

/** Words with which a member could pose as staff of the site, in all of its languages. */
export const staffWords = words(`
  admin admins administrator administration moderator moderators moderation support staff official officially
  operator operators helpdesk helpline security webmaster sysadmin system verified verification
  soporte administrador administradora moderador moderadora oficial verificado verificada
  assistance administrateur administratrice modérateur modératrice officiel officielle vérifié vérifiée`);

/** Scripts that join words, or have endings: these count anywhere in a name. */
export const staffWordsAnywhere = words(`
  एडमिन प्रशासक सपोर्ट सहायता मॉडरेटर आधिकारिक सत्यापित
  అడ్మిన్ నిర్వాహకుడు సపోర్ట్ మద్దతు మోడరేటర్ అధికారిక ధృవీకరించబడిన
  管理员 管理員 客服 官方 版主 工作人员 认证
  پشتیبانی ادمین مدیریت تأییدشده`);

export const staffPhrases = [
  'former member',
  'the team',
  'customer care',
  'customer service',
  'help desk',
  'trust and safety',
  'safety team',
  'atención al cliente',
  'service client',
];
