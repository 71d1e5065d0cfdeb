import type { Locale } from '../fields.ts';
import { fold } from '../fold.ts';

/** Something that families send: its code of the Harmonized System, and its name in each language. */
export type GoodsItem = {
  /** Six digits of the Harmonized System, edition of 2022. */
  readonly hsCode: string;
  readonly names: Readonly<Record<Locale, string>>;
};

/*
 * One item a line: code | German | French | English | Arabic. The codes are the six digits that all
 * countries share (World Customs Organization, HS 2022), each compared with the descriptions of the
 * public-domain table `datasets/harmonized-system`; the next edition is that of 2028. They are
 * proposals: material and use decide, and the sender answers for what he declares.
 */
const ITEMS: readonly GoodsItem[] = itemsOf(`
  610910 | T-Shirt (Baumwolle) | T-shirt (coton) | T-shirt (cotton) | قميص تيشرت (قطن)
  610990 | T-Shirt (Kunstfaser) | T-shirt (synthétique) | T-shirt (synthetic) | قميص تيشرت (ألياف صناعية)
  610510 | Poloshirt (Baumwolle) | Polo (coton) | Polo shirt (cotton) | قميص بولو (قطن)
  620520 | Herrenhemd (Baumwolle) | Chemise homme (coton) | Men's shirt (cotton) | قميص رجالي (قطن)
  620530 | Herrenhemd (Kunstfaser) | Chemise homme (synthétique) | Men's shirt (synthetic) | قميص رجالي (ألياف صناعية)
  620630 | Bluse (Baumwolle) | Chemisier (coton) | Blouse (cotton) | بلوزة (قطن)
  620640 | Bluse (Kunstfaser) | Chemisier (synthétique) | Blouse (synthetic) | بلوزة (ألياف صناعية)
  611020 | Pullover (Baumwolle) | Pull (coton) | Pullover (cotton) | كنزة (قطن)
  611011 | Pullover (Wolle) | Pull (laine) | Pullover (wool) | كنزة (صوف)
  611030 | Pullover (Kunstfaser) | Pull (synthétique) | Pullover (synthetic) | كنزة (ألياف صناعية)
  620342 | Herrenhose, Jeans (Baumwolle) | Pantalon homme, jean (coton) | Men's trousers, jeans (cotton) | سروال رجالي جينز (قطن)
  620343 | Herrenhose (Kunstfaser) | Pantalon homme (synthétique) | Men's trousers (synthetic) | سروال رجالي (ألياف صناعية)
  620462 | Damenhose, Jeans (Baumwolle) | Pantalon femme, jean (coton) | Women's trousers, jeans (cotton) | سروال نسائي جينز (قطن)
  620463 | Damenhose (Kunstfaser) | Pantalon femme (synthétique) | Women's trousers (synthetic) | سروال نسائي (ألياف صناعية)
  620442 | Kleid (Baumwolle) | Robe (coton) | Dress (cotton) | فستان (قطن)
  620443 | Kleid, Kaftan (Kunstfaser) | Robe, caftan (synthétique) | Dress, kaftan (synthetic) | فستان قفطان (ألياف صناعية)
  620452 | Rock (Baumwolle) | Jupe (coton) | Skirt (cotton) | تنورة (قطن)
  620312 | Herrenanzug (Kunstfaser) | Costume homme (synthétique) | Men's suit (synthetic) | بدلة رجالية (ألياف صناعية)
  620311 | Herrenanzug (Wolle) | Costume homme (laine) | Men's suit (wool) | بدلة رجالية (صوف)
  620140 | Herrenmantel, Winterjacke (Kunstfaser) | Manteau homme, anorak (synthétique) | Men's coat, winter jacket (synthetic) | معطف رجالي (ألياف صناعية)
  620120 | Herrenmantel (Wolle) | Manteau homme (laine) | Men's coat (wool) | معطف رجالي (صوف)
  620240 | Damenmantel, Winterjacke (Kunstfaser) | Manteau femme, anorak (synthétique) | Women's coat, winter jacket (synthetic) | معطف نسائي (ألياف صناعية)
  620220 | Damenmantel (Wolle) | Manteau femme (laine) | Women's coat (wool) | معطف نسائي (صوف)
  420310 | Lederjacke | Veste en cuir | Leather jacket | سترة جلدية
  611212 | Trainingsanzug (Kunstfaser) | Survêtement (synthétique) | Tracksuit (synthetic) | بدلة رياضية (ألياف صناعية)
  611120 | Babykleidung (Baumwolle) | Vêtements bébé (coton) | Baby clothes (cotton) | ملابس رضع (قطن)
  610721 | Schlafanzug Herren (Baumwolle) | Pyjama homme (coton) | Men's pyjamas (cotton) | بيجامة رجالية (قطن)
  610831 | Schlafanzug Damen (Baumwolle) | Pyjama femme (coton) | Women's pyjamas (cotton) | بيجامة نسائية (قطن)
  610711 | Unterhosen Herren (Baumwolle) | Slips homme (coton) | Men's underpants (cotton) | ملابس داخلية رجالية (قطن)
  610821 | Unterhosen Damen (Baumwolle) | Culottes femme (coton) | Women's briefs (cotton) | ملابس داخلية نسائية (قطن)
  621210 | Büstenhalter | Soutien-gorge | Bra | حمالة صدر
  611595 | Socken (Baumwolle) | Chaussettes (coton) | Socks (cotton) | جوارب (قطن)
  611521 | Strumpfhosen (Kunstfaser) | Collants (synthétique) | Tights (synthetic) | جوارب طويلة (ألياف صناعية)
  611231 | Badehose (Kunstfaser) | Maillot de bain homme | Men's swimwear | سروال سباحة رجالي
  611241 | Badeanzug (Kunstfaser) | Maillot de bain femme | Women's swimwear | لباس سباحة نسائي
  621430 | Kopftuch, Schal (Kunstfaser) | Foulard (synthétique) | Headscarf, shawl (synthetic) | وشاح حجاب (ألياف صناعية)
  621410 | Seidentuch | Foulard en soie | Silk scarf | وشاح حرير
  611710 | Strickschal | Écharpe tricotée | Knitted scarf | وشاح محبوك
  650500 | Mütze, Hut (Textil) | Bonnet, chapeau (textile) | Cap, hat (textile) | قبعة
  611693 | Handschuhe (Kunstfaser) | Gants (synthétique) | Gloves (synthetic) | قفازات (ألياف صناعية)
  621520 | Krawatte (Kunstfaser) | Cravate (synthétique) | Tie (synthetic) | ربطة عنق
  420330 | Ledergürtel | Ceinture en cuir | Leather belt | حزام جلدي
  630900 | Getragene Kleidung (in Säcken, Ballen) | Vêtements usagés (en sacs, balles) | Worn clothing (in sacks, bales) | ملابس مستعملة (في أكياس)

  640399 | Lederschuhe (Halbschuhe) | Chaussures basses en cuir | Leather shoes | أحذية جلدية
  640391 | Lederstiefel | Bottes en cuir | Leather boots | جزمات جلدية
  640411 | Turnschuhe (Textil) | Baskets (textile) | Trainers, sports shoes (textile) | أحذية رياضية
  640419 | Stoffschuhe, Hausschuhe (Textil) | Chaussures en toile, pantoufles | Canvas shoes, slippers (textile) | أحذية قماشية ونعال منزلية
  640299 | Schuhe (Kunststoff) | Chaussures (plastique) | Shoes (plastic) | أحذية (بلاستيك)
  640220 | Badelatschen, Zehensandalen (Kunststoff) | Tongs (plastique) | Flip-flops (plastic) | نعال شاطئ (بلاستيك)
  640192 | Gummistiefel | Bottes en caoutchouc | Rubber boots | جزمات مطاطية
  640359 | Babouches (Leder, Ledersohle) | Babouches (cuir) | Babouches (leather) | بلغة جلدية

  420221 | Handtasche (Leder) | Sac à main (cuir) | Handbag (leather) | حقيبة يد (جلد)
  420222 | Handtasche (Kunststoff, Textil) | Sac à main (plastique, textile) | Handbag (plastic, textile) | حقيبة يد (بلاستيك أو نسيج)
  420292 | Rucksack, Reisetasche (Textil) | Sac à dos, sac de voyage (textile) | Backpack, travel bag (textile) | حقيبة ظهر وسفر
  420212 | Koffer, Schulranzen (Kunststoff, Textil) | Valise, cartable (plastique, textile) | Suitcase, school satchel (plastic, textile) | حقيبة سفر ومحفظة مدرسية
  420231 | Geldbörse (Leder) | Portefeuille (cuir) | Wallet (leather) | محفظة نقود (جلد)

  630221 | Bettwäsche, bedruckt (Baumwolle) | Linge de lit imprimé (coton) | Bed linen, printed (cotton) | أغطية سرير مطبوعة (قطن)
  630231 | Bettwäsche (Baumwolle) | Linge de lit (coton) | Bed linen (cotton) | أغطية سرير (قطن)
  630232 | Bettwäsche (Kunstfaser) | Linge de lit (synthétique) | Bed linen (synthetic) | أغطية سرير (ألياف صناعية)
  630140 | Decke, Fleecedecke (Kunstfaser) | Couverture (synthétique) | Blanket, fleece (synthetic) | بطانية (ألياف صناعية)
  630120 | Wolldecke | Couverture en laine | Woollen blanket | بطانية صوف
  940440 | Steppdecke, Bettdecke | Couette, couvre-lit | Quilt, duvet | لحاف
  940490 | Kissen | Oreiller, coussin | Pillow, cushion | وسادة
  940430 | Schlafsack | Sac de couchage | Sleeping bag | كيس نوم
  940421 | Matratze (Schaumstoff) | Matelas (mousse) | Mattress (foam) | مرتبة (إسفنج)
  940429 | Matratze (Federkern) | Matelas (ressorts) | Mattress (springs) | مرتبة (نوابض)
  630260 | Handtuch (Baumwolle) | Serviette de bain (coton) | Towel (cotton) | منشفة (قطن)
  630251 | Tischdecke (Baumwolle) | Nappe (coton) | Tablecloth (cotton) | مفرش طاولة (قطن)
  630391 | Vorhang, Gardine (Baumwolle) | Rideau (coton) | Curtain (cotton) | ستارة (قطن)
  630392 | Vorhang, Gardine (Kunstfaser) | Rideau (synthétique) | Curtain (synthetic) | ستارة (ألياف صناعية)
  630710 | Putztücher | Chiffons de ménage | Cleaning cloths | أقمشة تنظيف

  570110 | Teppich, geknüpft (Wolle) | Tapis noué (laine) | Carpet, knotted (wool) | سجاد معقود (صوف)
  570210 | Kelim, handgewebt | Kilim tissé main | Kilim, hand-woven | كليم منسوج يدويا
  570241 | Teppich, gewebt (Wolle) | Tapis tissé (laine) | Carpet, woven (wool) | سجاد منسوج (صوف)
  570242 | Teppich, Gebetsteppich (Kunstfaser) | Tapis, tapis de prière (synthétique) | Carpet, prayer rug (synthetic) | سجاد وسجادة صلاة (ألياف صناعية)
  570390 | Badematte, getuftet (Baumwolle) | Tapis de bain touffeté (coton) | Bath mat, tufted (cotton) | سجادة حمام (قطن)
  570500 | Anderer Teppich | Autre tapis | Other carpet | سجاد آخر

  090121 | Kaffee, geröstet | Café torréfié | Coffee, roasted | قهوة محمصة
  210111 | Löslicher Kaffee | Café soluble | Instant coffee | قهوة سريعة الذوبان
  090210 | Tee, grün | Thé vert | Tea, green | شاي أخضر
  090230 | Tee, schwarz | Thé noir | Tea, black | شاي أسود
  121190 | Kräutertee, getrocknete Minze | Tisane, menthe séchée | Herbal tea, dried mint | أعشاب ونعناع مجفف
  180631 | Schokolade, gefüllt | Chocolat fourré | Chocolate, filled | شوكولاتة محشوة
  180632 | Schokolade (Tafel) | Chocolat (tablette) | Chocolate (bar) | شوكولاتة (لوح)
  180690 | Pralinen, Schokocreme | Chocolats, pâte à tartiner | Pralines, chocolate spread | حلوى وكريمة شوكولاتة
  180500 | Kakaopulver | Cacao en poudre | Cocoa powder | مسحوق كاكاو
  170490 | Bonbons, Süßigkeiten | Bonbons, confiseries | Sweets, candy | حلويات سكرية
  170410 | Kaugummi | Chewing-gum | Chewing gum | علكة
  190531 | Kekse | Biscuits | Biscuits, cookies | بسكويت
  190532 | Waffeln | Gaufres, gaufrettes | Waffles, wafers | وافل
  190590 | Brot, Gebäck, Chebakia | Pain, pâtisserie, chebakia | Bread, pastry, chebakia | خبز وحلويات شباكية
  190410 | Cornflakes | Corn-flakes | Cornflakes | رقائق ذرة
  190420 | Müsli | Muesli | Muesli | موسلي
  190219 | Nudeln | Pâtes alimentaires | Pasta, noodles | معكرونة
  190240 | Couscous | Couscous | Couscous | كسكس
  100630 | Reis | Riz | Rice | أرز
  110100 | Weizenmehl | Farine de blé | Wheat flour | دقيق قمح
  170199 | Zucker | Sucre | Sugar | سكر
  250100 | Salz | Sel | Salt | ملح
  200799 | Marmelade | Confiture | Jam | مربى
  190110 | Babynahrung, Säuglingsmilch | Lait infantile, aliments bébé | Baby food, infant formula | حليب وأغذية رضع
  150920 | Olivenöl, nativ extra | Huile d'olive extra vierge | Olive oil, extra virgin | زيت زيتون بكر ممتاز
  151219 | Sonnenblumenöl | Huile de tournesol | Sunflower oil | زيت دوار الشمس
  151590 | Arganöl | Huile d'argan | Argan oil | زيت أركان
  200570 | Oliven, eingelegt | Olives en conserve | Olives, preserved | زيتون مخلل
  080410 | Datteln | Dattes | Dates | تمر
  080420 | Feigen | Figues | Figs | تين
  080212 | Mandeln, geschält | Amandes décortiquées | Almonds, shelled | لوز مقشر
  080232 | Walnüsse, geschält | Noix décortiquées | Walnuts, shelled | جوز مقشر
  080222 | Haselnüsse, geschält | Noisettes décortiquées | Hazelnuts, shelled | بندق مقشر
  080251 | Pistazien (in Schale) | Pistaches (en coque) | Pistachios (in shell) | فستق (بقشره)
  080252 | Pistazien (geschält) | Pistaches (décortiquées) | Pistachios (shelled) | فستق (مقشر)
  200811 | Erdnüsse, geröstet | Cacahuètes grillées | Peanuts, roasted | فول سوداني محمص
  080620 | Rosinen | Raisins secs | Raisins | زبيب
  090931 | Kreuzkümmel, ganz | Cumin en grains | Cumin seeds | كمون حب
  090932 | Kreuzkümmel, gemahlen | Cumin moulu | Cumin, ground | كمون مطحون
  090422 | Paprika, gemahlen | Paprika moulu | Paprika, ground | فلفل أحمر مطحون
  090412 | Pfeffer, gemahlen | Poivre moulu | Pepper, ground | إبزار مطحون
  091012 | Ingwer, gemahlen | Gingembre moulu | Ginger, ground | زنجبيل مطحون
  090620 | Zimt, gemahlen | Cannelle moulue | Cinnamon, ground | قرفة مطحونة
  091030 | Kurkuma | Curcuma | Turmeric | كركم
  091020 | Safran | Safran | Saffron | زعفران
  091091 | Gewürzmischung, Ras el Hanout | Mélange d'épices, ras el hanout | Spice mix, ras el hanout | خليط توابل رأس الحانوت
  210390 | Harissa, Soßen | Harissa, sauces | Harissa, sauces | هريسة وصلصات
  210320 | Ketchup | Ketchup | Ketchup | كاتشب
  200290 | Tomatenmark | Concentré de tomates | Tomato paste | معجون طماطم
  210410 | Suppenpulver | Soupe en poudre | Soup powder | مسحوق حساء
  160414 | Thunfisch (Dose) | Thon en boîte | Tuna, tinned | تونة معلبة
  160413 | Sardinen (Dose) | Sardines en boîte | Sardines, tinned | سردين معلب
  210230 | Backpulver | Levure chimique | Baking powder | خميرة كيميائية
  210690 | Nahrungsergänzung, Vitaminpulver | Compléments alimentaires | Food supplements | مكملات غذائية
  220210 | Limonade | Limonade, soda | Lemonade, soft drink | مشروب غازي
  200912 | Orangensaft | Jus d'orange | Orange juice | عصير برتقال

  340111 | Seife | Savon de toilette | Soap | صابون
  340120 | Schwarze Seife (Paste) | Savon noir (pâte) | Black soap (paste) | صابون بلدي
  340130 | Duschgel | Gel douche | Shower gel | جل استحمام
  330510 | Shampoo | Shampooing | Shampoo | شامبو
  330590 | Haarpflege, Haarfarbe, Henna | Soin et teinture des cheveux, henné | Hair care, hair dye, henna | عناية وصبغة شعر وحناء
  330610 | Zahnpasta | Dentifrice | Toothpaste | معجون أسنان
  960321 | Zahnbürsten | Brosses à dents | Toothbrushes | فرش أسنان
  330720 | Deodorant | Déodorant | Deodorant | مزيل عرق
  330300 | Parfüm | Parfum | Perfume | عطر
  330499 | Hautcreme, Kosmetik | Crème de soin, cosmétiques | Skin cream, cosmetics | كريم بشرة ومستحضرات تجميل
  330410 | Lippenstift | Rouge à lèvres | Lipstick | أحمر شفاه
  330190 | Rosenwasser, Orangenblütenwasser | Eau de rose, eau de fleur d'oranger | Rose water, orange blossom water | ماء ورد وماء زهر
  961900 | Windeln, Damenbinden | Couches, serviettes hygiéniques | Nappies, sanitary towels | حفاضات وفوط صحية
  821210 | Rasierer | Rasoir | Razor | ماكينة حلاقة
  340250 | Waschmittel, Spülmittel | Lessive, liquide vaisselle | Detergent, washing-up liquid | مسحوق غسيل وسائل أواني
  481810 | Toilettenpapier | Papier toilette | Toilet paper | ورق حمام
  340600 | Kerzen | Bougies | Candles | شموع
  330741 | Räucherstäbchen | Encens | Incense sticks | بخور

  732393 | Kochtopf (Edelstahl) | Casserole (inox) | Cooking pot (stainless steel) | قدر طبخ (فولاذ)
  732394 | Kochtopf (Emaille) | Casserole (émaillée) | Cooking pot (enamelled) | قدر طبخ (مطلي)
  761510 | Pfanne, Topf (Aluminium) | Poêle, marmite (aluminium) | Pan, pot (aluminium) | مقلاة وطنجرة (ألمنيوم)
  691110 | Geschirr (Porzellan) | Vaisselle (porcelaine) | Tableware (porcelain) | أواني (خزف صيني)
  691200 | Tajine, Geschirr (Keramik) | Tajine, vaisselle (céramique) | Tagine, tableware (ceramic) | طاجين وأواني (فخار)
  701337 | Trinkgläser, Teegläser | Verres à boire, verres à thé | Drinking glasses, tea glasses | كؤوس زجاجية
  701349 | Glasschüsseln | Saladiers en verre | Glass bowls | أوعية زجاجية
  821520 | Besteck (Satz) | Couverts (assortiment) | Cutlery (set) | طقم ملاعق وشوك
  821192 | Küchenmesser | Couteau de cuisine | Kitchen knife | سكين مطبخ
  392410 | Küchenartikel (Kunststoff) | Articles de cuisine (plastique) | Kitchenware (plastic) | أدوات مطبخ (بلاستيك)
  392490 | Haushaltsartikel (Kunststoff) | Articles ménagers (plastique) | Household articles (plastic) | أدوات منزلية (بلاستيك)
  961700 | Thermoskanne | Bouteille isotherme | Thermos flask | ترمس
  741810 | Messingtablett, Kupferkessel | Plateau en laiton, bouilloire en cuivre | Brass tray, copper kettle | صينية نحاس
  732399 | Wäscheständer, Haushaltsartikel (Stahl) | Séchoir à linge, articles ménagers (acier) | Clothes airer, household articles (steel) | منشر غسيل
  960390 | Besen, Bürsten | Balais, brosses | Brooms, brushes | مكانس وفرش
  660191 | Regenschirm (Taschenschirm) | Parapluie pliant | Umbrella (telescopic) | مظلة مطر
  910521 | Wanduhr | Horloge murale | Wall clock | ساعة حائط
  700992 | Spiegel, gerahmt | Miroir encadré | Mirror, framed | مرآة بإطار
  441490 | Bilderrahmen (Holz) | Cadre (bois) | Picture frame (wood) | إطار صورة (خشب)
  670210 | Kunstblumen | Fleurs artificielles | Artificial flowers | زهور اصطناعية
  460219 | Korb, Flechtwaren | Panier, vannerie | Basket, wickerwork | سلة مصنوعات قصب
  441990 | Holzgeschirr | Vaisselle en bois | Wooden tableware | أواني خشبية
  442090 | Schatulle, Holzkästchen | Coffret en bois | Wooden box | صندوق خشبي
  940511 | Deckenlampe (LED) | Plafonnier (LED) | Ceiling lamp (LED) | مصباح سقف (ليد)
  940521 | Tischlampe, Stehlampe (LED) | Lampe de table (LED) | Table or floor lamp (LED) | مصباح مكتب (ليد)
  853952 | LED-Lampen (Leuchtmittel) | Ampoules LED | LED bulbs | مصابيح ليد
  851310 | Taschenlampe | Lampe de poche | Torch | مصباح يدوي

  940161 | Sofa, Polsterstuhl (Holz) | Canapé, chaise rembourrée (bois) | Sofa, upholstered chair (wood) | أريكة وكرسي منجد (خشب)
  940169 | Stuhl (Holz) | Chaise (bois) | Chair (wood) | كرسي (خشب)
  940180 | Gartenstuhl (Kunststoff), Kindersitz | Chaise (plastique), siège auto enfant | Garden chair (plastic), child car seat | كرسي (بلاستيك) ومقعد أطفال
  940350 | Bett, Schlafzimmermöbel (Holz) | Lit, meuble de chambre (bois) | Bed, bedroom furniture (wood) | سرير وأثاث نوم (خشب)
  940360 | Tisch, Regal (Holz) | Table, étagère (bois) | Table, shelf (wood) | طاولة ورف (خشب)
  940320 | Tisch, Regal (Metall) | Table, étagère (métal) | Table, shelf (metal) | طاولة ورف (معدن)
  871500 | Kinderwagen | Poussette | Pram, pushchair | عربة أطفال

  851713 | Smartphone | Smartphone | Smartphone | هاتف ذكي
  851714 | Mobiltelefon (Tasten) | Téléphone portable (à touches) | Mobile phone (basic) | هاتف محمول
  847130 | Laptop, Tablet | Ordinateur portable, tablette | Laptop, tablet | حاسوب محمول ولوحي
  847150 | Computer (Desktop) | Ordinateur (unité centrale) | Computer (desktop unit) | حاسوب مكتبي
  852852 | Computermonitor | Écran d'ordinateur | Computer monitor | شاشة حاسوب
  852872 | Fernseher | Téléviseur | Television | تلفاز
  852871 | Satellitenempfänger | Récepteur satellite | Satellite receiver | جهاز استقبال فضائي
  844332 | Drucker | Imprimante | Printer | طابعة
  844331 | Multifunktionsdrucker | Imprimante multifonction | Multifunction printer | طابعة متعددة الوظائف
  847160 | Tastatur, Maus | Clavier, souris | Keyboard, mouse | لوحة مفاتيح وفأرة
  847170 | Festplatte | Disque dur | Hard disk | قرص صلب
  852351 | USB-Stick, Speicherkarte | Clé USB, carte mémoire | USB stick, memory card | مفتاح يو إس بي وبطاقة ذاكرة
  851762 | Router, Smartwatch | Routeur, montre connectée | Router, smartwatch | راوتر وساعة ذكية
  851830 | Kopfhörer | Casque, écouteurs | Headphones | سماعات رأس
  851821 | Lautsprecher (einer im Gehäuse) | Haut-parleur (seul dans son enceinte) | Loudspeaker (single) | مكبر صوت (واحد)
  851822 | Lautsprecher (mehrere im Gehäuse) | Haut-parleur (plusieurs dans une enceinte) | Loudspeaker (several in one box) | مكبر صوت (متعدد)
  852589 | Kamera | Appareil photo | Camera | كاميرا
  950450 | Spielkonsole | Console de jeux | Games console | جهاز ألعاب فيديو
  850440 | Ladegerät, Netzteil | Chargeur, alimentation | Charger, power supply | شاحن
  850760 | Powerbank (Lithium-Ionen) | Batterie externe (lithium-ion) | Power bank (lithium-ion) | شاحن متنقل (ليثيوم)
  854442 | Verlängerungskabel, Ladekabel | Rallonge, câble de charge | Extension lead, charging cable | كابل تمديد وشحن
  852719 | Radio | Radio portable | Radio | مذياع
  910211 | Armbanduhr (Quarz) | Montre-bracelet (quartz) | Wrist watch (quartz) | ساعة يد

  850811 | Staubsauger | Aspirateur | Vacuum cleaner | مكنسة كهربائية
  850940 | Mixer, Küchenmaschine | Mixeur, robot de cuisine | Mixer, food processor | خلاط
  851640 | Bügeleisen | Fer à repasser | Iron | مكواة
  851631 | Haartrockner | Sèche-cheveux | Hair dryer | مجفف شعر
  851650 | Mikrowelle | Four à micro-ondes | Microwave oven | فرن ميكروويف
  851660 | Elektroherd, Backofen | Cuisinière, four électrique | Electric cooker, oven | فرن كهربائي
  851671 | Kaffeemaschine | Machine à café | Coffee machine | آلة قهوة
  851672 | Toaster | Grille-pain | Toaster | محمصة خبز
  851679 | Wasserkocher, Friteuse | Bouilloire, friteuse électrique | Kettle, deep fryer | غلاية كهربائية ومقلاة
  851629 | Heizlüfter | Radiateur électrique | Electric heater | مدفأة كهربائية
  841821 | Kühlschrank | Réfrigérateur | Refrigerator | ثلاجة
  841810 | Kühl-Gefrier-Kombination | Réfrigérateur-congélateur | Fridge-freezer | ثلاجة مع مجمد
  841840 | Gefrierschrank | Congélateur armoire | Freezer, upright | مجمد
  845011 | Waschmaschine | Machine à laver | Washing machine | غسالة
  845121 | Wäschetrockner | Sèche-linge | Tumble dryer | مجفف ملابس
  842211 | Geschirrspüler | Lave-vaisselle | Dishwasher | غسالة أواني
  841451 | Ventilator | Ventilateur | Fan | مروحة
  841510 | Klimagerät | Climatiseur | Air conditioner | مكيف هواء
  845210 | Nähmaschine | Machine à coudre | Sewing machine | آلة خياطة
  851010 | Elektrorasierer | Rasoir électrique | Electric shaver | آلة حلاقة كهربائية
  732111 | Gasherd | Cuisinière à gaz | Gas cooker | موقد غاز

  950300 | Spielzeug, Puppe, Puzzle | Jouets, poupée, puzzle | Toys, doll, puzzle | لعب أطفال ودمى
  950490 | Brettspiel | Jeu de société | Board game | لعبة لوحية
  950440 | Spielkarten | Cartes à jouer | Playing cards | أوراق لعب
  950662 | Fußball, Ball | Ballon de football | Football, ball | كرة قدم
  950691 | Fitnessgerät | Appareil de fitness | Fitness equipment | جهاز رياضة
  950670 | Inlineskates, Schlittschuhe | Patins à roulettes, à glace | Skates | زلاجات
  920290 | Gitarre, Laute | Guitare, luth | Guitar, lute | غيتار وعود
  920600 | Trommel | Tambour, darbouka | Drum, darbuka | طبل ودربوكة
  630622 | Zelt (Kunstfaser) | Tente (synthétique) | Tent (synthetic) | خيمة

  871200 | Fahrrad | Vélo | Bicycle | دراجة هوائية
  871160 | E-Bike, E-Scooter | Vélo électrique, trottinette électrique | E-bike, e-scooter | دراجة كهربائية
  871499 | Fahrradteile | Pièces de vélo | Bicycle parts | قطع دراجة
  650610 | Fahrradhelm, Motorradhelm | Casque de vélo, de moto | Bicycle or motorcycle helmet | خوذة دراجة

  490199 | Bücher | Livres | Books | كتب
  490300 | Kinderbücher (Bilder) | Albums pour enfants | Children's picture books | كتب مصورة للأطفال
  482020 | Schulhefte | Cahiers | Exercise books | دفاتر
  960810 | Kugelschreiber | Stylos à bille | Ballpoint pens | أقلام حبر جاف
  960910 | Bleistifte, Buntstifte | Crayons | Pencils, crayons | أقلام رصاص وتلوين
  491199 | Drucksachen, Unterlagen | Imprimés, documents | Printed matter, documents | مطبوعات ووثائق
  491191 | Fotos, Bilder | Photos, images | Photos, pictures | صور

  300490 | Medikamente (mit Rezept) | Médicaments (sur ordonnance) | Medicines (prescribed) | أدوية (بوصفة طبية)
  300450 | Vitamine (Arzneimittel) | Vitamines (médicament) | Vitamins (medicine) | فيتامينات (دواء)
  300510 | Pflaster, Verbände (klebend) | Pansements adhésifs | Plasters, adhesive dressings | ضمادات لاصقة
  382219 | Teststreifen (Blutzucker) | Bandelettes de test (glycémie) | Test strips (blood sugar) | شرائط فحص السكر
  902789 | Blutzuckermessgerät | Lecteur de glycémie | Blood glucose meter | جهاز قياس السكر
  901890 | Blutdruckmessgerät | Tensiomètre | Blood pressure monitor | جهاز قياس ضغط الدم
  902519 | Fieberthermometer (digital) | Thermomètre médical (numérique) | Clinical thermometer (digital) | ميزان حرارة رقمي
  900490 | Brille (Korrektur) | Lunettes de vue | Spectacles | نظارات طبية
  900410 | Sonnenbrille | Lunettes de soleil | Sunglasses | نظارات شمسية
  902140 | Hörgerät | Appareil auditif | Hearing aid | سماعة طبية
  902110 | Krücken, orthopädische Artikel | Béquilles, articles orthopédiques | Crutches, orthopaedic articles | عكازات وأدوات تقويم
  871310 | Rollstuhl | Fauteuil roulant | Wheelchair | كرسي متحرك
  401512 | Einmalhandschuhe (medizinisch) | Gants jetables (médicaux) | Disposable gloves (medical) | قفازات طبية

  820600 | Werkzeugsatz | Assortiment d'outils | Tool set | طقم أدوات
  820411 | Schraubenschlüssel | Clés de serrage | Spanners | مفاتيح ربط
  820520 | Hammer | Marteau | Hammer | مطرقة
  820540 | Schraubendreher | Tournevis | Screwdriver | مفك براغي
  846721 | Bohrmaschine (elektrisch) | Perceuse électrique | Drill (electric) | مثقاب كهربائي
  846722 | Säge (elektrisch) | Scie électrique | Saw (electric) | منشار كهربائي
  846729 | Winkelschleifer | Meuleuse d'angle | Angle grinder | صاروخ جلخ
  848180 | Wasserhahn, Armatur | Robinet | Tap | صنبور
  731815 | Schrauben (Stahl) | Vis (acier) | Screws (steel) | براغي (فولاذ)
  841370 | Wasserpumpe | Pompe à eau | Water pump | مضخة ماء
  854143 | Solarmodul | Panneau solaire | Solar panel | لوح شمسي
  870830 | Bremsbeläge | Plaquettes de frein | Brake pads | تيل فرامل
  870880 | Stoßdämpfer | Amortisseurs | Shock absorbers | ممتص صدمات
  870899 | Autoteile | Pièces automobiles | Car parts | قطع غيار سيارات
  401110 | Autoreifen, neu | Pneus neufs (voiture) | Car tyres, new | إطارات سيارات جديدة
  401220 | Autoreifen, gebraucht | Pneus usagés | Car tyres, used | إطارات سيارات مستعملة
  842123 | Ölfilter | Filtre à huile | Oil filter | مرشح زيت
  711719 | Modeschmuck | Bijoux fantaisie | Costume jewellery | حلي تقليدية
`);

function itemsOf(table: string): readonly GoodsItem[] {
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length > 1)
    .map(([hsCode = '', de = '', fr = '', en = '', ar = '']) => ({
      hsCode,
      names: { de, fr, en, ar },
    }));
}

/** What families really send, by kind: clothes, shoes, household, food, electronics, medicines. */
export const GOODS_ITEMS = ITEMS;

/** An item as a declaration describes it: in German and French, which both customs offices read. */
export const describedGoods = ({ names: { de, fr } }: GoodsItem): string =>
  fold(de) === fold(fr) ? de : `${de} / ${fr}`;

const wordsIn = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

type Indexed = { readonly item: GoodsItem; readonly names: readonly (readonly string[])[] };

const INDEX: readonly Indexed[] = ITEMS.map((item) => ({
  item,
  names: Object.values(item.names).map(wordsIn),
}));

/** How well a name fits the typed terms: a name that begins with them first; 0 if it does not. */
function fitOf(name: readonly string[], typed: readonly string[]): number {
  const places = typed.map((word) => name.findIndex((own) => own.startsWith(word)));
  if (places.includes(-1)) return 0;
  return places[0] === 0 ? 2 : 1;
}

/**
 * The items of which a name in any language has all typed terms, or begins a part with them; the
 * code can be typed too. Those whose name begins with the typed text come first.
 */
export function findGoods(typed: string, limit: number): readonly GoodsItem[] {
  const words = wordsIn(typed);
  if (words.length === 0) return [];
  const found = INDEX.map(({ item, names }) => ({
    item,
    fit: item.hsCode.startsWith(typed.trim())
      ? 2
      : Math.max(...names.map((name) => fitOf(name, words))),
  }));
  return found
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** The text without what stands in brackets: the material. */
const withoutMaterial = (name: string): string => name.replace(/\(.*?\)/g, ' ');

/**
 * The one code that fits a description which somebody has typed in any language, `/` between
 * languages; nothing if none or several do, because the material then decides.
 */
export function proposedHsCode(description: string): string | undefined {
  const parts = description.split('/').map((part) => wordsIn(part).join(' '));
  const codes = ITEMS.filter(({ names }) =>
    Object.values(names).some((name) =>
      [name, withoutMaterial(name), ...withoutMaterial(name).split(/[,،]/)].some((form) => {
        const words = wordsIn(form).join(' ');
        return words !== '' && parts.includes(words);
      }),
    ),
  ).map(({ hsCode }) => hsCode);
  const [code, ...others] = new Set(codes);
  return others.length === 0 ? code : undefined;
}
