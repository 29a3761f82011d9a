import type { TradeReason } from "./trade-messages.ts";

/** Pages by their paths, with what such a shop asks them for; a project's own excerpt says it. */
type TradePages = readonly (readonly [path: string, reason?: TradeReason])[];

/**
 * Trades, shops and goods that no page of the site is about, and the pages with which an agency
 * answers them: the services such a shop asks for, and the nearest projects. The words are those
 * with which owners in Egypt name their trade in the search, in the plural and the singular where
 * a rule cannot tell one from the other; each word is in one row only. The last column says why
 * these pages.
 */
export const tradeGroups: readonly (readonly [words: string, pages: TradePages, why: string])[] = [
  [
    "cafe coffee coffeehouse roastery menu كافيه كافيهات مقهى مقاهي كوفي محمصة منيو",
    [
      ["/services/brand-identity", "look"],
      ["/services/web-design", "menu"],
      ["/services/seo", "nearby"],
      ["/portfolio/fajr-coffee"],
    ],
    "a café lives from its sign and its cup first; its guests look for the menu and the way",
  ],
  [
    `restaurant bakery pastry sweets pizza burger shawarma koshary catering juice grill seafood
    مطعم مطاعم مخبز مخابز فرن حلويات حلواني بيتزا برجر شاورما كشري مشويات كريب وجبات أكل عصير عصائر
    فطير أسماك سمك`,
    [
      ["/services/web-design", "menu"],
      ["/services/ads-campaigns", "ads"],
      ["/services/brand-identity", "look"],
      ["/portfolio/fajr-coffee"],
    ],
    "guests look for the menu, the way and the phone number",
  ],
  [
    `perfume perfumes fragrance cosmetics makeup skincare soap candle honey dates spices nuts olive
    grocery supermarket butcher عطور عطر بخور مكياج ميكاب تجميل كريمات صابون شموع عسل تمور تمر
    بهارات توابل عطارة مكسرات بقالة سوبرماركت ماركت جزارة جزار خضار خضروات فاكهة ألبان`,
    [
      ["/services/web-design", "shop"],
      ["/services/brand-identity", "look"],
      ["/services/ads-campaigns", "ads"],
      ["/portfolio/zeit-sinai"],
    ],
    "goods that are told apart by bottle and label, as the oil of Zeit Sinai is",
  ],
  [
    `clothes clothing fashion dress shoes bags leather jewelry jewellery accessories watches glasses
    gifts flowers florist handmade crafts furniture decor carpets ceramics curtains antiques
    ملابس هدوم أزياء فساتين فستان عبايات عباية حجاب طرح أحذية جزم شنط جلود مجوهرات ذهب فضة
    إكسسوارات اكسسوار ساعات نظارات هدايا ورود ورد زهور هاندميد خزف أثاث موبيليا مفروشات ديكور
    ديكورات سجاد ستائر نجف أنتيكات تحف`,
    [
      ["/services/web-design", "shop"],
      ["/services/seo", "nearby"],
      ["/services/ads-campaigns", "ads"],
      ["/services/brand-identity", "look"],
      ["/portfolio/fustat-pottery"],
    ],
    "goods that are bought by their pictures, as those of Fustat Pottery are",
  ],
  [
    `bookshop stationery toys kids children baby nursery electronics phones laptop computers cameras
    spare مكتبة كتب قرطاسية ألعاب لعب أطفال مواليد إلكترونيات موبايلات لابتوب كمبيوتر كاميرات أجهزة
    غيار`,
    [
      ["/services/web-design", "shop"],
      ["/services/ads-campaigns", "ads"],
      ["/services/seo", "nearby"],
      ["/portfolio/qamar-books"],
    ],
    "many goods of which the right one has to be found, as among the books of Qamar",
  ],
  [
    "pharmacy optician صيدلية صيدليات",
    [
      ["/services/web-design", "presence"],
      ["/services/seo", "nearby"],
      ["/portfolio/nafas-clinic"],
    ],
    "people look for hours and the way, and book nothing",
  ],
  [
    `dentist physiotherapy lab vet hospital nutrition
    أسنان معمل تحاليل أشعة مستشفى بيطري علاج تغذية جلدية`,
    [["/services/web-design", "booking"], ["/services/seo", "nearby"], ["/portfolio/nafas-clinic"]],
    "patients look for hours, place and an appointment",
  ],
  [
    `salon barber spa gym fitness yoga academy school kindergarten courses training tutor wedding
    photographer photography صالون كوافير حلاقة حلاق سبا جيم رياضة نادي أكاديمية مدرسة حضانة كورسات
    كورس سنتر تدريب أفراح فرح تصوير مصور قاعة`,
    [
      ["/services/web-design", "booking"],
      ["/services/ads-campaigns", "ads"],
      ["/services/brand-identity", "mark"],
    ],
    "an hour or a place is booked; no project of ours is near",
  ],
  [
    `tourism travel trips flights chalet apartment rental rent
    سياحة سفر رحلات طيران عمرة شاليه شاليهات شقق إيجار منتجع`,
    [
      ["/services/web-design", "booking"],
      ["/services/seo", "nearby"],
      ["/services/ads-campaigns", "ads"],
      ["/portfolio/marsa-qusair"],
    ],
    "guests compare and book directly, as at Marsa Qusair",
  ],
  [
    `plumbing plumber electrician carpenter carpentry cleaning laundry painting repair garage car
    cars mechanic سباكة سباك كهربائي كهرباء نجارة نجار حدادة حداد تنظيف مغسلة نقاشة دهانات تكييف
    تكييفات سيارات سيارة عربيات ميكانيكي ورشة صيانات`,
    [
      ["/services/web-design", "presence"],
      ["/services/seo", "nearby"],
      ["/services/mobile-apps", "app"],
      ["/portfolio/sanad"],
    ],
    "whoever has a leak searches for who is near and what it costs, as with Sanad",
  ],
  [
    "shipping logistics taxi transport movers شحن نقل تاكسي ليموزين لوجستيات مندوب مندوبين",
    [["/services/mobile-apps", "app"], ["/services/web-design", "presence"], ["/portfolio/dawwar"]],
    "orders and drivers need an app, as at Dawwar",
  ],
  [
    `lawyer law accounting accountant realestate property insurance broker contractor construction
    engineering consulting factory farm محامي محاماة محاسب محاسبة عقارات عقار تأمين مقاول مقاولات
    تشطيبات هندسة استشارات مصنع مصانع مزرعة تجارة توريدات استيراد تصدير`,
    [
      ["/services/web-design", "presence"],
      ["/services/seo", "nearby"],
      ["/services/brand-identity", "mark"],
    ],
    "clients read who they are dealing with before they call",
  ],
];
