/**
 * Given names and family names of Egypt and the Gulf, the most common first. After an equals sign
 * follow Latin spellings that do not match the skeleton of the Arabic. Written for this tool:
 * docs/word-lists.md.
 */
export const names = `
محمد=mido,7amada احمد=ahmd,hamada,7amooda,hamooda محمود=7oda,hoda مصطفى علي=ali,aly,alaa عمر=omar عبدالله=abdallah,abdo,abdou,abda
ابراهيم=hema,ibra يوسف=yousef,yusuf,joe,yoyo خالد=khaled,5aled حسن=hassan حسين=hussein,7osein كريم=kemo عبدالرحمن=bodi,boody,abdelrahman
اسلام=eslam طارق=tareq,tarek هاني=hany شريف=sherif سامح=sameh سامي=samy تامر=tamer وائل=wael هشام=hesham ايمن=ayman اشرف=ashraf عادل=adel
مريم=mariam,mary,meriam فاطمة=fatma,fatima,fofa,fatoma نور=nour,noor,nor سارة=sara,sarah آية=aya,aia ياسمين=yasmin,jasmine,yasmina منة=menna,mena هبة=heba مي=mai,may
دينا=dina رنا=rana رانيا=rania ريم=reem,rim ندى=nada منى=mona هدى=huda,hoda سلمى=salma شيماء=shimaa,shaimaa,shosho اسماء=asmaa,asma ايمان=eman,iman امل=amal امينة=amina
عائشة=aisha,3aisha,aesha خديجة=khadija زينب=zeinab,zainab,zozo ملك=malak جنى=jana,gana,janna حبيبة=habiba رقية=roqaya,ruqaya لمى=lama ليلى=laila,layla,leila جميلة=gamila,jamila
نورهان=nourhan,norhan,noory بسمة=basma بسنت=basant روان=rawan رحمة=rahma اسراء=esraa,israa ولاء=walaa دعاء=doaa,duaa الاء=alaa,alaa2 علاء=3alaa وفاء=wafaa هناء=hanaa سناء=sanaa رجاء=ragaa
شهد=shahd شروق=shorouk,shrouk غادة=ghada نهى=noha مها=maha مروة=marwa نجلاء=naglaa نيرمين=nermin نسرين=nesreen رضوى=radwa ميار=mayar مايا=maya لينا=lina,leena تالا=tala
ماجد=maged,majed مجدي=magdy جمال=gamal,jamal كمال=kamal سعيد=said,saeed,sa3eed سعد=saad,sa3d مسعود=masoud سيد=sayed,elsayed رمضان شعبان=shaaban رجب=ragab جمعة=gomaa,gom3a خميس=khamis
عمرو=amr,amro ياسر=yasser ياسين=yassin,yaseen يحيى=yahya,yehia زكريا=zakaria زياد=ziad,zeyad,zizo زين=zain,zein,zeen مازن=mazen ادم=adam آدم=adam مالك=malek حمزة=hamza بلال=belal,bilal
انس=anas عثمان=osman,othman عماد=emad,3emad فؤاد=fouad,fuad فاروق=farouk فريد=farid فاروق جلال=galal,jalal جابر=gaber,jaber جاسم=jassem,jasim ناصر=nasser نصر=nasr منصور=mansour,mansoor
سلطان=sultan سلمان=salman سليمان=soliman,sulaiman,sulieman فيصل=faisal,faysal فهد=fahad,fahd فارس=fares,faris تركي=turki بندر=bandar نايف=nayef,naif نواف=nawaf ماهر=maher بدر=bader,badr سعود=saud,saoud
عبدالعزيز=aziz,abdelaziz,abdulaziz,zoz عبدالرحيم عبدالكريم عبدالمجيد عبدالحميد عبدالسلام عبدالقادر عبدالناصر عبدالفتاح عبدالمنعم عبدالهادي عبدالوهاب عبدالحليم عبداللطيف عبدالغني عبدالرازق عبدالباسط
عبدالملك عبدالاله عبدالعال عبدالجواد عبدالمحسن عبدالخالق عبدالصمد عبدالوكيل عبدالغفار عبدالستار عبدالحكيم عبدالحفيظ عبدالجليل عبدالواحد عبدالمطلب
راشد=rashid,rashed حمدان=hamdan زايد=zayed خليفة=khalifa مكتوم=maktoum هزاع=hazza طحنون محمدعلي=mohamedali ذياب=diab,theyab حمد=hamad مبارك=mubarak صالح=saleh,sale7 سالم=salem ثامر=thamer
متعب=meteb مشعل=mishal,meshal مشاري=mishari,meshary عبيد=obaid عايض=ayed غازي=ghazi طلال=talal وليد=waleed,walid رائد=raed,ra2ed زاهر=zaher باسم=basem,bassem باسل=basel,bassel بسام=bassam
حسام=hossam,hosam,7osam رامي=ramy,rami رأفت=raafat رفعت=refaat,ref3at صفوت=safwat عزت=ezzat طلعت=talaat بهجت=bahgat شوكت=shawkat مدحت=medhat نشأت=nashaat عصمت=esmat حشمت عفت=effat ثروت=tharwat,sarwat
لطفي=lotfy فتحي=fathy,fat7y صبحي=sobhy صبري=sabry شكري=shokry بدري=badry حمدي=hamdy رشدي=roshdy حلمي=helmy فوزي=fawzy,fawzi وجدي=wagdy مجدى فخري=fakhry عدلي=adly شوقي=shawky رضا=reda,rida
عصام=essam,3esam هيثم=haitham,haytham مهند=mohannad مؤمن=moamen,mo2men معتز=moataz,mo3taz معاذ=moaz,mo3az,muaz مروان=marwan رياض حازم=hazem هادي=hady,hadi نادر=nader نبيل=nabil,nabeel منير=monir سمير=samir,sameer
اكرم=akram انور=anwar اسامة=osama,usama اسماعيل=ismail,esmail اسحاق=ishaq,isaac ادهم=adham امير=amir,ameer امجد=amgad,amjad ايهاب=ehab,ihab اياد=iyad,eyad اوس=aws ايوب=ayoub اكمل اسعد=asaad
داود=dawood,daoud دياب=diab ديب زهير ربيع=rabie شادي=shady,shadi شاكر=shaker ضياء=diaa طه=taha ظافر عاصم=assem عاطف=atef عامر=amer عباس=abbas عبده=abdo عرفة=arafa عزيز=aziz عوض=awad عيسى=issa,eissa,3isa
غسان=ghassan قاسم=qasem,kassem قيس=qais كارم لؤي=loay,louay ليث=laith,layth مؤيد مختار=mokhtar مراد=morad,murad مصعب=mosab معاوية مفيد منذر موسى=mousa,musa ميسرة نعيم نوح=noah,nooh نزار=nizar نضال وسام=wesam,wisam
وسيم=waseem,wasim يونس=younes,younis يعقوب=yaqoub,yakoub يزن=yazan يزيد=yazid,yazeed ريان=rayan,ryan سيف=saif,seif ساري سراج رشيد=rasheed رؤوف=raouf رفيق=rafik ذكي زكي=zaki,zaky زيد=zaid,zeid جهاد=jihad,gehad
جرجس=girgis,gerges مينا=mina,mena كيرلس=kerolos,kirolos,kyrillos كيرو ابانوب=abanoub,abanob بيشوي=bishoy,beshoy بولا=bola,paula بطرس=botros بولس مرقس=morcos,markos مايكل=michael ماركو=marco انطون=anton جورج=george شنودة=shenouda
صموئيل دانيال=daniel توماس فادي=fady,fadi رومانى روماني=romany كاراس مكاري=makary ميلاد=milad ناجي=nagy,naji نجيب=naguib,najeeb وجيه وهبة حنا=hanna عماد جوزيف=joseph بيتر=peter فيلوباتير=philo,filo ديفيد=david
مارينا=marina ماريان=marian مارتينا=martina مونيكا=monica كرستينا=kristina,christina فيرينا=verena مريانا=mariana ميرنا=mirna,merna يوستينا=youstina انجي=engy ايريني=irini نانسي=nancy ساندرا=sandra مادونا=madonna جاسمين
الجوهرة=jawhara نورة=noura,nora حصة=hessa,hissa لطيفة=latifa موزة=moza,mouza شيخة=shaikha,sheikha,shi5a منيرة=munira هيا=haya هند=hind,hend العنود=anoud,alanoud عهود=ohoud بشاير=bashayer جواهر=jawaher دانة=dana
دلال=dalal وضحى=wadha غلا=ghala غزل=ghazal لولوة=lulwa لجين=lojain,lujain لينة مشاعل=mashael مضاوي=madawi مرام=maram ميثاء=maitha مزنة=mozna نوف=nouf,nuf نوال=nawal نجود=nojoud وجدان وعد=waad ود=wed,wedd
رزان=razan رغد=raghad,ra8ad رهف=rahaf ريماس=rimas رتاج=retaj روز=rose سديم=sadeem سمر=samar سحر=sahar سهى=soha سهير سها=suha سعاد=soad,suad سميرة=samira سميحة سوسن=sawsan شذى=shatha شهرزاد صفاء=safaa صباح
عبير=abeer,3abeer عزة=azza عفاف=afaf عواطف=awatef علياء=aliaa,alia عليا=alya فاتن=faten فجر=fajr فرح=farah فريدة=farida فوزية=fawzia فيروز=fairuz,fayrouz قمر كوثر=kawthar كاميليا=camelia كنزي=kenzy لبنى=lobna
لميس=lamis لمياء=lamia لارا=lara ليان=layan لورين مليكة=malika مهرة=mahra ميساء=maysa نادين=nadine,nadin نادية=nadia ناهد=nahed نبيلة=nabila نجوى=nagwa,najwa نهال=nehal نهلة=nahla نيفين=nevine نورا=nora
هاجر=hagar,hajar هالة=hala هايدي=heidi,haidy هنا=hana هنادي=hanady وردة يارا=yara يسرا=yosra,yusra امنية=omnia,omneya اميرة=amira امال=amaal اروى=arwa اريج=areej اشجان افنان الهام=elham انتصار انعام بتول=batool بثينة
بدور=bodour بلقيس بيان=bayan تسنيم=tasneem تغريد تقى=toqa,tuqa تهاني ثريا جيهان=gehan,jihan جوري=joury,jory حسناء حلا=hala حلى=7ala حنان=hanan حنين=haneen حورية=horeya حور=hoor,hour خلود=kholoud دارين داليا=dalia
دنيا=donia,dunya ذكرى رؤى=roaa ربى رباب=rabab ربا رفيف روضة=rowda زهراء=zahraa زهرة=zahra زوزو=zozo سجى سلسبيل سلوى=salwa سماح=samah سهام سهيلة=sohaila,soha شادية=shadia شوق=shouq شمس=shams شمة=shamma
القحطاني=qahtani,kahtani الشمري=shammari,shamri العتيبي=otaibi,3tebi المطيري=mutairi,mtairi الحربي=harbi,7arbi الغامدي=ghamdi,8amdi الزهراني=zahrani الدوسري=dosari,dossary العنزي=anazi,3nzi,enezi الشهري=shehri السبيعي=subaie
المالكي=maliki الاحمدي=ahmadi القرني=qarni العمري=omari البلوي=balawi السهلي=sahli الرشيدي=rashidi العجمي=ajmi,3ajmi الكندري=kandari العازمي=azmi,3azmi الكعبي=kaabi النعيمي=nuaimi المنصوري=mansoori,mansouri الشامسي=shamsi
الظاهري=dhaheri الكتبي=ketbi المزروعي=mazrouei المهيري=muhairi الفلاسي=falasi الحمادي=hammadi البلوشي=balushi,blooshi الهاشمي=hashmi,hashimi السويدي=suwaidi,swaidi الكواري=kuwari المري=marri,merri الهاجري=hajri التميمي=tamimi
المصري=masry السيد=elsayed الشافعي=shafei البدوي=badawi,badawy النجار=naggar الحداد=haddad الشناوي=shenawy الجندي=gendy العربي=araby المغربي=maghraby الشرقاوي=sharkawy المنشاوي=menshawy الطنطاوي=tantawy الاسكندراني الدسوقي=desouky
عفيفي=afify سرور غنيم=ghoneim الخطيب=khatib,elkhatib بكر=bakr,bakar عوف ابوبكر=abubakr,aboubakr ابوتريكة=aboutrika,treka تريكة=treka عمرودياب=amrdiab امكلثوم=omkalthoum,umkulthum محمدصلاح=mohamedsalah,mosalah,mosala7 صلاح=salah,sala7 ميدو=mido حماقي=hamaki شيرين=sherine,shireen
اليسا=elissa حمادة=hamada,7amada بودي=bodi,boudy ميمي=mimi,memi سوسو=soso,sousou توتو=toto نونو=nono فوفو=fofo ميزو=mizo كوكي=koky شوشو=shosho لولو=lolo,lulu دودو=dodo,doudou ريري=riri مومو=momo ننوس=nanos
`;
