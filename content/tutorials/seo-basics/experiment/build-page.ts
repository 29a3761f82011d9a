/** What has been corrected so far, by the seven points of the article. */
export interface PageState {
  readonly isOpen: boolean;
  readonly hasTitleAndDescription: boolean;
  readonly hasHeadingsAndText: boolean;
  readonly hasNamedPicturesAndLinks: boolean;
}

/** The answers to five questions of customers, as a shop would write them. */
const answers = [
  {
    question: "ماذا نخبز؟",
    answer:
      "نخبز الكعك والبسكويت والبيتي فور والغريبة بالسمن البلدي وحده، ولا نخلطه بزيت ولا بسمن صناعي. الكعك أربعة أنواع: سادة، وبالملبن، وبالعجمية، وبعين الجمل. والبسكويت نوعان: بالنشادر كما تعرفه من بيت جدتك، وبالبرتقال. نعجن في الخامسة فجرًا، ونفتح في التاسعة والصواني ساخنة، ولا نعرض ما بقي من أمس. وفي رمضان نضيف القطايف، وفي المولد نصنع السمسمية والحمصية.",
  },
  {
    question: "كم سعر الكيلو؟",
    answer:
      "كيلو الكعك السادة بـ 240 جنيهًا، وبالملبن أو العجمية بـ 260، وبعين الجمل بـ 290. كيلو البسكويت بـ 180، والبيتي فور بـ 280، والغريبة بـ 300. أقل طلب نصف كيلو، وتستطيع أن تخلط ثلاثة أنواع في علبة واحدة بالسعر نفسه. والعلبة المعدنية للهدايا بـ 60 جنيهًا، وتُكتب عليها كلمة من عندك بلا زيادة. نغيّر الأسعار مرتين في السنة على الأكثر، ونكتب تاريخ آخر تغيير تحت القائمة.",
  },
  {
    question: "كيف يصل الطلب؟",
    answer:
      "داخل طنطا نوصله في اليوم نفسه إن طلبت قبل الثانية ظهرًا، بثلاثين جنيهًا، ومجانًا لما زاد على خمسة كيلوجرامات. إلى المحلة وكفر الزيات وزفتى في اليوم التالي. إلى القاهرة والإسكندرية مع شركة شحن مبردة كل أحد وأربعاء، والكيلو بعشرين جنيهًا فوق سعره. نغلّف كل نوع وحده، ونكتب على العلبة يوم الخبز، ونتصل بك قبل أن يصل المندوب بنصف ساعة.",
  },
  {
    question: "كم يبقى طازجًا؟",
    answer:
      "الكعك والبسكويت يبقيان شهرًا في علبة مغلقة بعيدًا عن الشمس، والبيتي فور أسبوعين، والغريبة ثلاثة أسابيع. لا تضعها في الثلاجة لأنها تشرب رطوبتها. إن وصلتك علبة مكسورة فأرسل صورتها في اليوم نفسه على واتساب، ونبدلها في الطلب التالي أو نرد ثمنها كما تحب.",
  },
  {
    question: "متى أطلب كعك العيد؟",
    answer:
      "قبل العيد بعشرة أيام على الأقل. نأخذ الطلبات من أول رمضان حتى الخامس والعشرين منه، ثم نغلق الباب لأن الفرن لا يسع أكثر. الدفع نصفه عند الطلب ونصفه عند الاستلام، نقدًا أو بالمحفظة. ومن طلب مرتين من قبل نحجز له مكانه إن ردّ على رسالتنا في أول أسبوع.",
  },
] as const;

const description =
  "كعك وبسكويت وبيتي فور بالسمن البلدي، نخبزه كل صباح في طنطا ونوصله إلى بابك في الغربية والقاهرة. اطلب بالكيلو واعرف السعر قبل أن تتصل.";

/** The home page of the article's example shop. What no point names is the same in every state. */
export function buildPage(state: PageState): string {
  const { isOpen, hasTitleAndDescription, hasHeadingsAndText, hasNamedPicturesAndLinks } = state;
  const name = <T>(after: T, before: T): T => (hasNamedPicturesAndLinks ? after : before);
  const link = (path: string, text: string): string =>
    `<a href="${path}">${name(text, "انقر هنا")}</a>`;
  const picture = (file: string, alt: string): string =>
    `<img src="/${file}" width="800" height="600"${name(` alt="${alt}"`, "")}>`;
  const head = [
    `<title>${hasTitleAndDescription ? "كعك وبسكويت بالسمن البلدي في طنطا | حلويات أم كريم" : "الرئيسية"}</title>`,
    hasTitleAndDescription ? `<meta name="description" content="${description}">` : "",
    isOpen ? "" : '<meta name="robots" content="noindex">',
  ].join("");
  const text = hasHeadingsAndText
    ? `<h1>كعك العيد وبسكويت أم كريم بالسمن البلدي</h1>${answers
        .map(({ question, answer }) => `<h2>${question}</h2><p>${answer}</p>`)
        .join("")}`
    : "<p>مرحبًا بكم</p>";
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/icon.png">
${head}</head><body><main>
${picture("welcome.jpg", "كعك بالسمن مرشوش بالسكر في صينية نحاس")}
${picture("front.jpg", "واجهة حلويات أم كريم في شارع البحر بطنطا")}
${text}
<p>${link("/prices", "أسعار الكعك بالكيلو")} ${link("/petit-four", "أنواع البيتي فور")} ${link("/delivery", "التوصيل ومواعيده")}</p>
</main></body></html>`;
}
