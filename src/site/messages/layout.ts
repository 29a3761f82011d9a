import { defineMessages } from "#i18n/messages.ts";

export const layoutMessages = defineMessages({
  skip: { ar: "انتقل إلى المحتوى", en: "Skip to content" },
  navigation: { ar: "التنقّل الرئيسي", en: "Main" },
  home: { ar: "الرئيسية", en: "Home" },
  services: { ar: "الخدمات", en: "Services" },
  portfolio: { ar: "أعمالنا", en: "Portfolio" },
  tools: { ar: "الأدوات", en: "Tools" },
  tutorials: { ar: "الدروس", en: "Tutorials" },
  about: { ar: "من نحن", en: "About" },
  contact: { ar: "اتصل بنا", en: "Contact" },
  request: { ar: "اطلب خدمة", en: "Request a service" },
  /** The beginning of `request`, where there is no room for all of it. */
  requestShort: { ar: "اطلب", en: "Request" },
  openSearch: { ar: "ابحث في الموقع", en: "Search the site" },
  switchTheme: { ar: "بدّل بين الوضع الفاتح والداكن", en: "Switch between light and dark" },
  openMenu: { ar: "القائمة", en: "Menu" },
  closeMenu: { ar: "أغلق القائمة", en: "Close the menu" },
  footer: { ar: "تذييل الصفحة", en: "Footer" },
  allServices: { ar: "كل الخدمات", en: "All services" },
  allTutorials: { ar: "كل الدروس", en: "All tutorials" },
  getInTouch: { ar: "تواصل معنا", en: "Get in touch" },
  follow: { ar: "تابعنا", en: "Follow us" },
  address: { ar: "العنوان", en: "Address" },
  phone: { ar: "الهاتف", en: "Phone" },
  email: { ar: "البريد الإلكتروني", en: "Email" },
  hours: { ar: "مواعيد العمل", en: "Opening hours" },
  chat: { ar: "راسلنا على واتساب", en: "Message us on WhatsApp" },
  rights: {
    ar: "© {year} {name}. جميع الحقوق محفوظة.",
    en: "© {year} {name}. All rights reserved.",
  },
  privacy: { ar: "سياسة الخصوصية", en: "Privacy policy" },
  terms: { ar: "الشروط والأحكام", en: "Terms and conditions" },
  notifications: { ar: "التنبيهات (Alt+T)", en: "Notifications (Alt+T)" },
  closeToast: { ar: "أغلق التنبيه", en: "Close" },
  updated: { ar: "للموقع نسخة أحدث.", en: "The site has a newer version." },
  reload: { ar: "حمّلها", en: "Load it" },
  breadcrumbs: { ar: "مسار الصفحة", en: "Breadcrumbs" },
  readMore: { ar: "اقرأ المزيد", en: "Read more" },
  /** Completes "read more" for screen readers, which read links without their context. */
  aboutTitle: { ar: "عن: {title}", en: "about {title}" },
  viewProject: { ar: "شاهد المشروع", en: "View project" },
  back: { ar: "العودة", en: "Back" },
});

/** What the chat link has typed for the visitor, by the kind of the page. */
export const chatMessages = defineMessages({
  general: { ar: "السلام عليكم، عندي سؤال.", en: "Hello, I have a question." },
  service: {
    ar: "السلام عليكم، عندي سؤال عن خدمة «{title}».",
    en: "Hello, I have a question about your service “{title}”.",
  },
  tool: {
    ar: "السلام عليكم، استعملت أداة «{title}» وعندي سؤال.",
    en: "Hello, I have used your tool “{title}” and have a question.",
  },
  project: {
    ar: "السلام عليكم، أعجبني مشروع «{title}» وأريد عملًا مثله.",
    en: "Hello, I like your project “{title}” and would like something similar.",
  },
  tutorial: {
    ar: "السلام عليكم، قرأت درس «{title}» وعندي سؤال.",
    en: "Hello, I have read your tutorial “{title}” and have a question.",
  },
});

export const categoryMessages = defineMessages({
  all: { ar: "الكل", en: "All" },
  websites: { ar: "مواقع", en: "Websites" },
  mobileApps: { ar: "تطبيقات", en: "Mobile apps" },
  branding: { ar: "هويّات", en: "Branding" },
  hosting: { ar: "استضافة", en: "Hosting" },
  seo: { ar: "سيو", en: "SEO" },
  marketing: { ar: "تسويق", en: "Marketing" },
  design: { ar: "تصميم", en: "Design" },
  performance: { ar: "أداء", en: "Performance" },
  security: { ar: "أمان", en: "Security" },
});
